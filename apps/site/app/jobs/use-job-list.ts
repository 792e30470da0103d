import { matchingJobs, type JobFilter, type JobListEvent } from '@statewise/machines';
import { useLocale } from '@statewise/ui';
import { useChart } from '../charts/use-chart.js';
import type { JobSummary } from './job-cards.js';

interface JobList {
  readonly state: 'listed' | 'unmatched' | 'empty';
  readonly filter: JobFilter;
  readonly shown: readonly JobSummary[];
  readonly send: (event: JobListEvent) => void;
}

/** What the page was drawn with. */
export interface DrawnJobs {
  readonly jobs: readonly JobSummary[];
  readonly filter: JobFilter;
  /** What the chart says of them, asked on the server. */
  readonly state: JobList['state'];
}

/** Runs the chart of the list, which starts with what the server drew. */
export function useJobList({ jobs, filter, state }: DrawnJobs): JobList {
  const locale = useLocale();
  const { snapshot, send } = useChart(
    () => import('./job-list-actor.js').then(({ jobListActor }) => jobListActor({ jobs, filter }, locale)),
    'at once',
  );
  const wanted = snapshot?.context.filter ?? filter;
  return { state: snapshot?.value ?? state, filter: wanted, shown: matchingJobs(jobs, wanted), send };
}
