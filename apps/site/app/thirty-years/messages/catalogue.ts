import { defineCatalogue } from '@statewise/i18n';

/** The anniversary page’s own texts, fetched with what moves on it. */
export const anniversaryCatalogue = defineCatalogue('thirty-years', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
