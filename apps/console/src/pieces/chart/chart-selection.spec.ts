import { describeChart } from '@statewise/flow';
import { sessionMachine } from '@statewise/machines';
import { walk, type ChartSelection, type WalkingKey } from './chart-selection.js';

const chart = describeChart(sessionMachine);
const through = (...keys: WalkingKey[]): ChartSelection | null =>
  keys.reduce<ChartSelection | null>((at, key) => walk(chart, at, key), null);

it('begins where the chart begins', () => {
  expect(through('ArrowRight')).toEqual({ state: 'idle' });
});

it('leads along a transition to the next state, and back', () => {
  const out = through('ArrowRight', 'ArrowRight');
  expect(out).toEqual({ transition: 'idle:session.remembered:1' });
  expect(walk(chart, out, 'ArrowRight')).toEqual({ state: 'interrupted' });
  expect(walk(chart, out, 'ArrowLeft')).toEqual({ state: 'idle' });
  expect(walk(chart, { state: 'interrupted' }, 'ArrowLeft')).toEqual(out);
});

it('goes through the transitions of a state, and through the states', () => {
  const first = through('ArrowRight', 'ArrowRight');
  expect(walk(chart, walk(chart, first, 'ArrowDown'), 'ArrowUp')).toEqual(first);
  expect(walk(chart, { state: 'idle' }, 'ArrowDown')).toEqual({ state: 'saving' });
  expect(walk(chart, { state: 'saving' }, 'ArrowUp')).toEqual({ state: 'idle' });
});

it('stays where a transition leads nowhere else, and begins anew where a link names nothing', () => {
  expect(walk(chart, { transition: ':draft.typed:1' }, 'ArrowRight')).toEqual({ state: '' });
  expect(walk(chart, { transition: 'gone' }, 'ArrowUp')).toEqual({ state: 'idle' });
});
