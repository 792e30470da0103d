import { defineCatalogue } from '@statewise/i18n';

/** Texts of the drawing of a chart. */
export const chartCatalogue = defineCatalogue('chart', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
