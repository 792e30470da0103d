import type { Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';
import { jobsCatalogue, type JobsKey } from './catalogue.js';

/** The texts around the jobs in the reader’s language. */
export function useJobsText(): Translator<JobsKey> {
  return useT(jobsCatalogue);
}
