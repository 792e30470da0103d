import type { ChartState } from './describe-chart.js';
import { endStates, isEnd, statesTagged } from './end-states.js';
import { feedbackFlow } from './testing/feedback-flow.js';

const state = (path: string, parent: string | null, tags: readonly string[] = []) =>
  ({ path, parent, tags, type: 'atomic' }) as unknown as ChartState;

const states = [
  state('', null),
  state('asking', '', ['open', 'asked']),
  state('with', '', ['sent']),
  state('with.us', 'with'),
  state('with.us.today', 'with.us'),
  state('refused', '', ['decided']),
  state('given.up', 'gone', ['ended']),
  { ...state('gone', ''), type: 'final' } as ChartState,
];

it('finds states with a tag, and those within them, in the order of the chart', () => {
  expect(statesTagged({ states }, 'sent')).toEqual(['with', 'with.us', 'with.us.today']);
  expect(statesTagged({ states }, 'asked', 'decided')).toEqual(['asking', 'refused']);
  expect(statesTagged({ states }, 'lost')).toEqual([]);
});

it('takes final states, and what was sent, decided or ended, for an end', () => {
  expect([...endStates({ states })]).toEqual(['with', 'with.us', 'with.us.today', 'refused', 'given.up', 'gone']);
});

it('says of a state of a flow whether it is an end, the first time as later', () => {
  const ends = { ...feedbackFlow };
  expect([isEnd(ends, 'done'), isEnd(ends, 'done'), isEnd(ends, 'nowhere')]).toEqual([false, false, false]);
});
