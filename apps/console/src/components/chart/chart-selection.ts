import { around } from '../chart-moves.js';
import type { ChartDescription, ChartTransition } from '@statewise/flow';

/** What of a chart is looked at: a state by its path, or a transition by its id. */
export type ChartSelection =
  | { readonly state: string; readonly transition?: undefined }
  | { readonly transition: string; readonly state?: undefined };

/** Whether a selection is the only one, is added to what is selected, or is taken out again where it was in it. */
export type SelectMode = 'only' | 'add' | 'toggle';

/** The states that are selected together once one more was chosen, that one last. */
export function more(states: readonly string[], state: string, mode: SelectMode): string[] {
  const others = states.filter((other) => other !== state);
  if (mode === 'toggle' && others.length < states.length) return others;
  return mode === 'only' ? [state] : [...others, state];
}

/** The keys that lead through a chart. */
export const navigationKeys = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'] as const;
export type NavigationKey = (typeof navigationKeys)[number];

/**
 * Where a key leads. Right: from a state to what leaves it, from a transition to where it leads; left: the other way
 * round. Up and down: the state before and the next one, or the transitions of the same state one after the other.
 */
export function navigate(
  chart: ChartDescription,
  at: ChartSelection | null,
  key: NavigationKey,
): ChartSelection | null {
  if (at === null) return firstOf(chart);
  return at.state === undefined ? fromTransition(chart, at.transition, key) : fromState(chart, at.state, key);
}

function firstOf({ states }: ChartDescription): ChartSelection | null {
  const first = states.find(({ parent }) => parent === '');
  const initial = states.find(({ parent }) => parent === null)?.initial ?? first?.path;
  return initial === undefined ? null : { state: initial };
}

function fromState(chart: ChartDescription, path: string, key: NavigationKey): ChartSelection | null {
  const { states, transitions } = chart;
  if (key === 'ArrowRight') return selected(leaving(chart, path)[0]) ?? { state: path };
  if (key === 'ArrowLeft')
    return selected(transitions.find(({ targets }) => targets.includes(path))) ?? { state: path };
  const index = states.findIndex((state) => state.path === path);
  const next = states[(index + (key === 'ArrowDown' ? 1 : states.length - 1)) % states.length];
  return next ? { state: next.path } : null;
}

function fromTransition(chart: ChartDescription, id: string, key: NavigationKey): ChartSelection | null {
  const transition = chart.transitions.find((known) => known.id === id);
  if (transition === undefined) return firstOf(chart);
  if (key === 'ArrowRight') return { state: transition.targets[0] ?? transition.from };
  if (key === 'ArrowLeft') return { state: transition.from };
  const siblings = leaving(chart, transition.from);
  const index = siblings.indexOf(transition);
  return selected(siblings[(index + (key === 'ArrowDown' ? 1 : siblings.length - 1)) % siblings.length]);
}

/** The transitions of a state itself; those of the state around it when it has none. */
function leaving(chart: ChartDescription, path: string): readonly ChartTransition[] {
  const own = around(chart, path).map((from) => chart.transitions.filter((transition) => transition.from === from));
  return own.find(({ length }) => length > 0) ?? [];
}

function selected(transition: ChartTransition | undefined): ChartSelection | null {
  return transition ? { transition: transition.id } : null;
}
