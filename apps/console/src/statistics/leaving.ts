import { endStates, type ChartDescription } from '@statewise/flow';
import type { Population, StatePopulation } from '../requests/population.js';

/** Returns the states that an application of any selection has ever been in, in the order of the chart. */
export function peopledStates(...populations: readonly (Population | undefined)[]): string[] {
  const [first] = populations;
  const isPeopled = (state: string): boolean =>
    populations.some((one) => one?.population.some((other) => other.state === state && other.ever > 0));
  return first?.population.map(({ state }) => state).filter(isPeopled) ?? [];
}

/** The states in which most leave, the worst first. */
export function worstStates(chart: ChartDescription, { population }: Population): StatePopulation[] {
  const ends = endStates(chart);
  return population
    .filter(({ state, left }) => left > 0 && !ends.has(state))
    .toSorted((one, other) => other.left - one.left)
    .slice(0, 3);
}
