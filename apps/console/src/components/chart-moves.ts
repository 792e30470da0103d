import type { ChartDescription } from '@statewise/flow';

/** From one state to another, and by which event when that is known. */
export interface ChartMove {
  readonly from: string;
  readonly to: string;
  readonly event?: string;
}

/**
 * The transition of a chart by which an application moved, by its id: of the state itself, else of a state around it.
 * Undefined where none leads there, such as where another one led on at once.
 */
export function transitionOf(chart: ChartDescription, { from, to, event }: ChartMove): string | undefined {
  const into = statesInto(chart, to);
  for (const state of around(chart, from)) {
    const found = chart.transitions.find(
      (transition) =>
        transition.from === state &&
        (event === undefined || transition.event === event) &&
        (transition.targets.length === 0
          ? from === to && event !== undefined
          : transition.targets.some((t) => into.has(t))),
    );
    if (found) return found.id;
  }
  return undefined;
}

/** A state, those around it from within, and the chart itself. */
export function around({ states }: ChartDescription, path: string): string[] {
  const found: string[] = [];
  for (let state: string | null = path; state !== null;) {
    found.push(state);
    const name: string = state;
    state = states.find((known) => known.path === name)?.parent ?? null;
  }
  return found;
}

/** A state and those whose entry leads into it. */
function statesInto(chart: ChartDescription, path: string): ReadonlySet<string> {
  const into = new Set([path]);
  for (const { path: outer, initial } of chart.states.toReversed()) if (initial && into.has(initial)) into.add(outer);
  return into;
}
