import { describeChart } from '@statewise/flow';
import { sessionMachine } from '@statewise/machines';
import { navigate, type ChartSelection, type NavigationKey } from './chart-selection.js';

const chart = describeChart(sessionMachine);
const through = (...keys: NavigationKey[]): ChartSelection | null =>
  keys.reduce<ChartSelection | null>((at, key) => navigate(chart, at, key), null);

it('begins where the chart begins', () => {
  expect(through('ArrowRight')).toEqual({ state: 'idle' });
});

it('leads along a transition to the next state, and back', () => {
  const out = through('ArrowRight', 'ArrowRight');
  expect(out).toEqual({ transition: 'idle:session.remembered:1' });
  expect(navigate(chart, out, 'ArrowRight')).toEqual({ state: 'interrupted' });
  expect(navigate(chart, out, 'ArrowLeft')).toEqual({ state: 'idle' });
  expect(navigate(chart, { state: 'interrupted' }, 'ArrowLeft')).toEqual(out);
});

it('goes through the transitions of a state, and through the states', () => {
  const first = through('ArrowRight', 'ArrowRight');
  expect(navigate(chart, navigate(chart, first, 'ArrowDown'), 'ArrowUp')).toEqual(first);
  expect(navigate(chart, { state: 'idle' }, 'ArrowDown')).toEqual({ state: 'saving' });
  expect(navigate(chart, { state: 'saving' }, 'ArrowUp')).toEqual({ state: 'idle' });
});

it('stays where a transition leads nowhere else, and begins anew where a link names nothing', () => {
  expect(navigate(chart, { transition: ':draft.typed:1' }, 'ArrowRight')).toEqual({ state: '' });
  expect(navigate(chart, { transition: 'gone' }, 'ArrowUp')).toEqual({ state: 'idle' });
});
