import { endStates, type ChartDescription } from '@statewise/flow';
import type { Population } from '../../requests/population.js';
import { transitionOf } from '../chart-moves.js';
import { durationWords } from './duration.js';
import type { ChartMark, ChartMarks } from './chart-marks.js';

/**
 * Marks how many stand in each state and how long they stay, in a language's words, and how often each transition was
 * taken; states in which nobody ever was are dim.
 */
export function countMarks(chart: ChartDescription, found: Population, language: string): ChartMarks {
  const states = found.population.map(({ state, now, ever, median_seconds }): [string, ChartMark] => [
    state,
    ever === 0
      ? { tone: 'dim' }
      : { count: now, ...(median_seconds !== null && { text: durationWords(median_seconds, language) }) },
  ]);
  return { states: Object.fromEntries(states), transitions: takenMarks(chart, found, language) };
}

/** Marks how many left in each state, the redder the larger their share of those who came. */
export function heatMarks(chart: ChartDescription, { population }: Population): ChartMarks {
  const ends = endStates(chart);
  const states = population
    .filter(({ state, left }) => left > 0 && !ends.has(state))
    .map(({ state, left, left_share }): [string, ChartMark] => [state, { count: left, heat: left_share }]);
  return { states: Object.fromEntries(states) };
}

/** Both: figures of who is there, redder where more of those who came left. */
export function flowMarks(chart: ChartDescription, found: Population, language: string): ChartMarks {
  const { states = {}, transitions } = countMarks(chart, found, language);
  const heat = heatMarks(chart, found).states ?? {};
  const both = Object.entries(states).map(([state, mark]) => [state, { ...mark, heat: heat[state]?.heat }] as const);
  return { states: Object.fromEntries(both), transitions };
}

function takenMarks(chart: ChartDescription, { moves }: Population, language: string): Record<string, ChartMark> {
  // One transition of a state around others may have led from several of them: the first is the most frequent.
  const taken = new Map<string, ChartMark & { readonly count: number }>();
  for (const { from, to, count, median_seconds } of moves) {
    const id = transitionOf(chart, { from, to });
    if (id === undefined) continue;
    const known = taken.get(id);
    const text = median_seconds === null ? undefined : durationWords(median_seconds, language);
    taken.set(id, known ? { ...known, count: known.count + count } : { count, ...(text !== undefined && { text }) });
  }
  return Object.fromEntries(taken);
}
