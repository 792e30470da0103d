import { ChartPath } from '@statewise/flow/testing';
import { jobListMachine } from './machine.js';
import { everyJob, matchingJobs } from './matching-jobs.js';

const jobs = [
  { id: 1, employmentKind: 'full-time', place: 'brussels' },
  { id: 2, employmentKind: 'part-time', place: 'valletta' },
  { id: 3, employmentKind: 'full-time', place: 'valletta' },
];
const shown = ({ snapshot: { context } }: ChartPath) => matchingJobs(context.jobs, context.filter).map(({ id }) => id);
const wanting = (filter: object) => ({ type: 'filter.changed', filter });

it('starts as the page was drawn', () => {
  const drawn = ChartPath.of(jobListMachine, { jobs, filter: { employmentKind: 'full-time', place: '' } });
  expect([drawn.state, shown(drawn)]).toEqual(['listed', [1, 3]]);
});

it('filters by employment and by place at once, and writes both into the address', () => {
  const both = ChartPath.of(jobListMachine, { jobs, filter: everyJob }).send(
    wanting({ employmentKind: 'full-time' }),
    wanting({ place: 'valletta' }),
  );
  expect([both.state, shown(both)]).toEqual(['listed', [3]]);
  expect(both.actions).toEqual(['showInAddress']);
  expect(both.can(wanting({ place: 'valletta' }))).toBe(false);
});

it('tells no match from no jobs, and shows them all again once the filter is cleared', () => {
  const unmatched = ChartPath.of(jobListMachine, { jobs, filter: everyJob }).send(
    wanting({ employmentKind: 'part-time', place: 'brussels' }),
  );
  expect(unmatched.state).toBe('unmatched');
  const cleared = unmatched.send({ type: 'filter.cleared' });
  expect([cleared.state, shown(cleared)]).toEqual(['listed', [1, 2, 3]]);
  const empty = ChartPath.of(jobListMachine, { jobs: [], filter: { employmentKind: 'part-time', place: '' } });
  expect(empty.state).toBe('empty');
  expect(empty.can({ type: 'filter.cleared' })).toBe(false);
});
