import { exampleFlow, exampleStates } from '@statewise/contract';
import { stepsByNumber, type Flow } from '@statewise/flow';

/** Says an example of the contract in names of a flow: its id and its states, in texts that are one, or several with ` | ` between. */
export function inNamesOf(flow: Flow): (example: unknown) => unknown {
  const states = [...stepsByNumber(flow).values()].filter(({ step }) => step > 0).map(({ state }) => state);
  const [first = '', second = first, third = second] = states;
  const names = new Map<string, string>([
    [exampleFlow, flow.id],
    [exampleStates.first, first],
    [exampleStates.second, second],
    [exampleStates.third, third],
    [exampleStates.last, states.at(-1) ?? ''],
  ]);
  const named = (text: string): string =>
    text
      .split(' | ')
      .map((part) => names.get(part) ?? part)
      .join(' | ');
  const said = (example: unknown): unknown => {
    if (typeof example === 'string') return named(example);
    if (Array.isArray(example)) return example.map(said);
    if (typeof example !== 'object' || example === null) return example;
    return Object.fromEntries(Object.entries(example).map(([name, member]) => [named(name), said(member)]));
  };
  return said;
}
