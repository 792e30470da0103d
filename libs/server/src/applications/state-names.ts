import { describeChart, stepOf, type Flow } from '@statewise/flow';
import type { Translator } from '@statewise/i18n';

/** The types of states in which an application can stand. */
const standing: ReadonlySet<string> = new Set(['atomic', 'final', 'parallel']);

/** What the states of a flow are called, by path: by a word of their own, else as their step, else by the path. */
export function stateNames(flow: Flow, t: Translator<string>): Readonly<Record<string, string>> {
  const single = describeChart(flow.machine).states.filter(({ type, isGroup }) => !isGroup && standing.has(type));
  const named = single.map(({ path }) => {
    const word = [`state.${path}`, `step.${stepOf(flow, path)?.step}`].find((key) => t.has(key));
    return [path, word === undefined ? path : t.text(word)] as const;
  });
  return Object.fromEntries(named);
}
