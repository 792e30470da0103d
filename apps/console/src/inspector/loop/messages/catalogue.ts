import { defineCatalogue } from '@statewise/i18n';

/** Texts of the screens beside a chart. */
export const loopCatalogue = defineCatalogue('loop', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
