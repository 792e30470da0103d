import { describeChart, type ChartDescription } from './describe-chart.js';
import type { Flow } from './flow.js';

/** The paths of the states that have one of the tags, or stand in a state that has one, in the order of the chart. */
export function statesTagged({ states }: Pick<ChartDescription, 'states'>, ...tags: readonly string[]): string[] {
  const byPath = new Map(states.map((state) => [state.path, state]));
  const isTagged = (path: string | null): boolean => {
    const state = path === null ? undefined : byPath.get(path);
    return state !== undefined && (state.tags.some((tag) => tags.includes(tag)) || isTagged(state.parent));
  };
  return states.map(({ path }) => path).filter(isTagged);
}

/**
 * The paths of the states in which an application has come to an end for its applicant: final ones, and what is tagged `sent` (it is
 * the provider's turn), `decided` or `ended`. To stay there is not to have left.
 */
export function endStates(chart: Pick<ChartDescription, 'states'>): ReadonlySet<string> {
  const finals = chart.states.filter(({ type }) => type === 'final').map(({ path }) => path);
  return new Set([...statesTagged(chart, 'sent', 'decided', 'ended'), ...finals]);
}

const endsOfFlows = new WeakMap<Flow, ReadonlySet<string>>();

/** Whether an application in a state has come to an end for its applicant. */
export function isEnd(flow: Flow, state: string): boolean {
  const known = endsOfFlows.get(flow) ?? endStates(describeChart(flow.machine));
  endsOfFlows.set(flow, known);
  return known.has(state);
}
