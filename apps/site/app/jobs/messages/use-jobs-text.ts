import { textHook } from '@statewise/ui';
import { jobsCatalogue } from './catalogue.js';

/** The texts around the jobs in the reader’s language. */
export const useJobsText = textHook(jobsCatalogue);
