// The list of open jobs. The browser owns it; it starts as the page was drawn and filters by employment and place.
import { assign, setup } from 'xstate';
import type { ChartMeta } from '@statewise/flow';
import { everyJob, matchingJobs, type JobFilter, type ListedJob } from './matching-jobs.js';

export interface JobListContext {
  readonly jobs: readonly ListedJob[];
  readonly filter: JobFilter;
}

export type JobListEvent =
  | { readonly type: 'filter.changed'; readonly filter: Partial<JobFilter> }
  | { readonly type: 'filter.cleared' };

const jobList = setup({
  types: {
    context: {} as JobListContext,
    events: {} as JobListEvent,
    /** What the page was drawn with. */
    input: {} as JobListContext | undefined,
    meta: {} as ChartMeta,
  },
  guards: {
    hasNoJobs: ({ context }) => context.jobs.length === 0,
    hasNoMatch: ({ context }) => matchingJobs(context.jobs, context.filter).length === 0,
    isOtherFilter: ({ context, event }) => {
      const { employmentKind, place } = changedFilter(context.filter, event);
      return employmentKind !== context.filter.employmentKind || place !== context.filter.place;
    },
  },
  actions: {
    keepFilter: assign(({ context, event }) => ({ filter: changedFilter(context.filter, event) })),
    showInAddress: () => {},
  },
});

function changedFilter(filter: JobFilter, event: JobListEvent): JobFilter {
  return event.type === 'filter.changed' ? { ...filter, ...event.filter } : everyJob;
}

const filtered = {
  target: '#job-list.listed',
  guard: 'isOtherFilter',
  actions: ['keepFilter', 'showInAddress'],
  reenter: true,
} as const;
const filtering = { 'filter.changed': filtered, 'filter.cleared': filtered };

/** The chart of the list of jobs. */
export const jobListMachine = jobList.createMachine({
  id: 'job-list',
  description: 'Open jobs, filtered by employment and place.',
  meta: {
    title: 'Job list',
    guards: {
      hasNoJobs: 'There is no open job at all.',
      hasNoMatch: 'No open job is of the chosen kind at the chosen place.',
      isOtherFilter: 'The filter becomes another one.',
    },
    actions: {
      keepFilter: 'Keeps what is wanted.',
      showInAddress: 'The browser writes the filter into the address, so that the list can be shared.',
    },
  },
  context: ({ input = { jobs: [], filter: everyJob } }) => input,
  initial: 'listed',
  states: {
    listed: {
      description: 'The jobs that match are shown, and how many they are.',
      always: [
        { target: 'empty', guard: 'hasNoJobs' },
        { target: 'unmatched', guard: 'hasNoMatch' },
      ],
      on: filtering,
    },
    unmatched: { description: 'There are open jobs, but none that match; the filter can be cleared.', on: filtering },
    empty: { description: 'There are no open jobs; the page says how to write to us all the same.' },
  },
});
