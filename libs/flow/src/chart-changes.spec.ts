import { chartChanges, nameChanges, transitionsByName, type ComparedChart } from './chart-changes.js';
import type { ChartState, ChartTransition } from './describe-chart.js';

const state = (path: string, more: Partial<ChartState> = {}): ChartState => ({
  path,
  isGroup: false,
  parent: '',
  type: 'atomic',
  initial: null,
  description: null,
  meta: null,
  tags: [],
  entry: [],
  exit: [],
  invokes: [],
  ...more,
});

const transition = (from: string, event: string, more: Partial<ChartTransition> = {}): ChartTransition => ({
  id: `${from}:${event}:${more.order ?? 1}`,
  from,
  event,
  trigger: 'event',
  order: 1,
  reenter: false,
  delay: null,
  targets: [],
  guard: null,
  actions: [],
  description: null,
  ...more,
});

const chart = (parts: Partial<ComparedChart>): ComparedChart => ({
  id: 'door',
  title: 'Door',
  description: null,
  states: [],
  transitions: [],
  guards: {},
  actions: {},
  delays: {},
  events: [],
  ...parts,
});

const none = { added: [], removed: [], changed: [] };

it('names what came, went and changed between two releases', () => {
  const before = chart({
    states: [state('open'), state('shut'), state('ajar')],
    events: [
      { type: 'push', says: 'It is pushed.', by: ['staff'] },
      { type: 'kick', says: 'It is kicked.', by: [] },
    ],
    guards: { fits: 'The key fits.', isDry: 'It is dry.' },
    transitions: [transition('open', 'push', { targets: ['shut'] }), transition('ajar', 'push')],
  });
  const after = chart({
    states: [state('shut', { description: 'Nobody gets in.' }), state('open'), state('locked')],
    events: [
      { type: 'push', says: 'It is pushed.', by: ['admin'] },
      { type: 'lock', says: 'It is locked.', by: [] },
    ],
    guards: { fits: 'A key fits.', isCold: 'It is cold.' },
    transitions: [
      transition('open', 'push', { targets: ['shut'], reenter: true, order: 2, id: 'open:push:2' }),
      transition('shut', 'lock', { targets: ['locked'] }),
    ],
  });
  expect(chartChanges(before, after)).toEqual({
    states: { added: ['locked'], removed: ['ajar'], changed: ['shut'] },
    events: { added: ['lock'], removed: ['kick'], changed: ['push'] },
    guards: { added: ['isCold'], removed: ['isDry'], changed: ['fits'] },
    transitions: {
      added: ['shut lock → locked'],
      removed: ['ajar push → ajar'],
      changed: ['open push → shut'],
    },
  });
});

it('takes another place among others for no change', () => {
  const first = transition('open', 'push', { targets: ['shut'] });
  const second = { ...first, id: 'open:push:2', order: 2 };
  const charts = [first, second].map((one) => chart({ transitions: [one] })) as [ComparedChart, ComparedChart];
  expect(chartChanges(...charts)).toEqual({ states: none, events: none, guards: none, transitions: none });
});

it('calls a transition by where from, by what, under which condition and where to, and the next alike by its place', () => {
  const guard = { name: 'fits', params: { force: 2 }, description: 'The key fits.' };
  const all = transitionsByName([
    transition('shut', 'push', { targets: ['open', 'lit'], guard }),
    transition('shut', 'push', { targets: ['open', 'lit'], guard, order: 2 }),
    transition('shut', 'look'),
  ]);
  expect([...all.keys()]).toEqual([
    'shut push [fits(2)] → open, lit',
    'shut push [fits(2)] → open, lit (2)',
    'shut look → shut',
  ]);
});

it('tells names that came from those that went', () => {
  expect(nameChanges(['a', 'b'], ['b', 'c'])).toEqual({ added: ['c'], removed: ['a'], changed: [] });
});
