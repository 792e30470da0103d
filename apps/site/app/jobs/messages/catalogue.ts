import { defineCatalogue } from '@statewise/i18n';
import type { JobsKey } from './en.js';

/** Texts around the jobs, fetched with their pages. */
export const jobsCatalogue = defineCatalogue<JobsKey>('jobs', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});

export type { JobsKey };
