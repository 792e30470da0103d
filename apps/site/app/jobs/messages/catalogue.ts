import { defineCatalogue, type Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';
import type { JobsKey } from './en.js';

/** Texts around the jobs, fetched with their pages. */
export const jobsCatalogue = defineCatalogue<JobsKey>('jobs', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});

/** The same in the reader's language. */
export function useJobsText(): Translator<JobsKey> {
  return useT(jobsCatalogue);
}
