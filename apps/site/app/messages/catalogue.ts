import { defineCatalogue } from '@statewise/i18n';

/** Texts of the public site that are no content. */
export const siteCatalogue = defineCatalogue('site', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
