import { describeChart, nameChanges, type ComparedChart } from '@statewise/flow';
import { setup } from 'xstate';
import { chartDifference } from './difference.js';

const meta = { title: 'Door', guards: { hasKey: 'The key fits.' }, actions: {} };
const { createMachine } = setup({ guards: { hasKey: () => true } });
const eventsOf = (...types: string[]) => types.map((type) => ({ type, says: type, by: ['applicant'] }));
const before: ComparedChart = {
  ...describeChart(
    createMachine({
      id: 'door',
      meta,
      initial: 'closed',
      states: {
        closed: { description: 'Shut.', on: { open: 'open', lock: { target: 'locked', guard: 'hasKey' } } },
        open: { on: { close: 'closed' } },
        locked: { on: { unlock: 'closed' } },
      },
    }),
  ),
  events: eventsOf('open', 'close', 'lock', 'unlock'),
};
const after: ComparedChart = {
  ...describeChart(
    createMachine({
      id: 'door',
      meta: { ...meta, guards: { hasKey: 'The key turns.' } },
      initial: 'closed',
      states: {
        closed: {
          description: 'Nobody gets in.',
          on: { open: [{ target: 'ajar', guard: 'hasKey' }, { target: 'open' }] },
        },
        open: { on: { close: 'closed' } },
        ajar: {},
      },
    }),
  ),
  events: eventsOf('open', 'close'),
};

it('says what came, went and changed', () => {
  const { states, events, guards, transitions } = chartDifference(before, after);
  expect(states).toEqual({ added: ['ajar'], removed: ['locked'], changed: ['closed'] });
  expect(events).toEqual({ added: [], removed: ['lock', 'unlock'], changed: [] });
  expect(guards).toEqual({ added: [], removed: [], changed: ['hasKey'] });
  expect(transitions).toEqual({
    added: ['closed open [hasKey] → ajar'],
    removed: ['closed lock [hasKey] → locked', 'locked unlock → closed'],
    changed: [],
  });
});

it('draws what is gone beside what is there', () => {
  const { drawn, marks } = chartDifference(before, after);
  expect(drawn.states.map(({ path }) => path)).toEqual(['', 'closed', 'open', 'ajar', 'locked']);
  expect(marks.states).toEqual({
    ajar: { tone: 'added' },
    locked: { tone: 'removed' },
    closed: { tone: 'changed' },
  });
  expect(marks.transitions).toEqual({
    'closed:open:1': { tone: 'added' },
    'closed:lock:1 (gone)': { tone: 'removed' },
    'locked:unlock:1 (gone)': { tone: 'removed' },
  });
});

it('finds nothing between a chart and itself', () => {
  const { states, events, guards, transitions, marks } = chartDifference(after, after);
  const nothing = { added: [], removed: [], changed: [] };
  expect([states, events, guards, transitions]).toEqual([nothing, nothing, nothing, nothing]);
  expect(marks).toEqual({ states: {}, transitions: {} });
});

it('compares names of which no more is known', () => {
  expect(nameChanges(['a', 'b'], ['b', 'c'])).toEqual({ added: ['c'], removed: ['a'], changed: [] });
});
