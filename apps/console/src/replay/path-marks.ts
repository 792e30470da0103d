import type { ChartDescription } from '@statewise/flow';
import { transitionOf } from '../components/chart-moves.js';
import type { ChartMark, ChartMarks } from '../components/chart/chart-marks.js';
import type { ReplayEntry } from './log-entries.js';

/** Marks the way up to a moment: where it has been, how often it came there, where it stood, and the last transition. */
export function pathMarks(chart: ChartDescription, moments: readonly ReplayEntry[], index: number): ChartMarks {
  const states: Record<string, ChartMark> = {};
  const transitions: Record<string, ChartMark> = {};
  const visits = new Map<string, number>();
  const seen = moments.slice(0, index + 1);
  for (const [place, { from, to, event, fault }] of seen.entries()) {
    const isLast = place === seen.length - 1;
    if (place === 0) states[from] = { tone: 'past' };
    if (place === 0 || from !== to) visits.set(to, (visits.get(to) ?? 0) + 1);
    states[to] = { tone: 'past' };
    const id = transitionOf(chart, { from, to, event });
    const tone = fault === null ? 'past' : 'bad';
    if (id !== undefined) transitions[id] = { tone: isLast && fault === null ? 'now' : tone };
  }
  const here = seen.at(-1)?.to;
  for (const [state, times] of visits)
    states[state] = { tone: state === here ? 'now' : 'past', ...(times > 1 && { text: `${times} ×` }) };
  return { states, transitions };
}
