import { defineCatalogue } from '@statewise/i18n';

/** Texts around the jobs, fetched with their pages. */
export const jobsCatalogue = defineCatalogue('jobs', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
