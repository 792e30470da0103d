import type { ChartDescription } from '@statewise/flow';
import { transitionOf } from '../components/chart-moves.js';
import type { ChartMark, ChartMarks } from '../components/chart/chart-marks.js';
import type { Population } from '../requests/population.js';
import { worstStates } from './leaving.js';

/** Marks how many stand where, how often each transition was taken, and where most leave. */
export function flowMarks(chart: ChartDescription, found: Population, write: (count: number) => string): ChartMarks {
  const worst = new Set(worstStates(chart, found).map(({ state }) => state));
  const states: Record<string, ChartMark> = {};
  for (const { state, now, ever } of found.population) {
    if (ever === 0) states[state] = { tone: 'dim' };
    else states[state] = { text: write(now), ...(worst.has(state) && { tone: 'bad' }) };
  }
  // One transition of a state around others may have led from several of them.
  const taken = new Map<string, number>();
  for (const move of found.moves) {
    const id = transitionOf(chart, { from: move.from, to: move.to });
    if (id !== undefined) taken.set(id, (taken.get(id) ?? 0) + move.count);
  }
  const transitions = Object.fromEntries([...taken].map(([id, count]) => [id, { text: write(count) }]));
  return { states, transitions };
}
