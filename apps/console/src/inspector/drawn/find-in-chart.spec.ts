import { describeChart } from '@statewise/flow';
import { sessionMachine } from '@statewise/machines';
import { findInChart } from './find-in-chart.js';

const chart = describeChart(sessionMachine);
const titles = (words: string) => findInChart(chart, words).map(({ title }) => title);

it('finds states, events and guards by name or by what they mean', () => {
  expect(titles('offline')[0]).toBe('offline');
  expect(titles('no network; typing')).toEqual(['offline']);
  expect(titles('isInConflict')).toEqual(['session.restored [isInConflict]']);
  expect(titles('draft.typed')).toEqual(['draft.typed']);
});

it('finds nothing for nothing', () => {
  expect(titles('  ')).toEqual([]);
  expect(titles('zebra')).toEqual([]);
});
