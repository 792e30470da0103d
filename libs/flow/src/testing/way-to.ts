import type { AnyMachineSnapshot } from 'xstate';
import type { Flow } from '../flow.js';
import { stateOf } from '../snapshot.js';
import { insideRoles } from '../who.js';
import type { SentEvent } from './chart-path.js';
import { explore, type Exploration, type Situation } from './coverage.js';

/** The events of an exploration that lead to a state or into a group of states, with the fewest acts of staff; undefined where none do. */
export function wayTo(flow: Flow, exploration: Exploration, state: string): readonly SentEvent[] | undefined {
  const { events } = exploration;
  const isThere = ({ snapshot }: Situation): boolean => `${stateOf(flow, snapshot)}.`.startsWith(`${state}.`);
  const withoutStaff = (snapshot: AnyMachineSnapshot): readonly SentEvent[] =>
    (typeof events === 'function' ? events(snapshot) : events).filter((event) => !isOfStaff(event));
  const own = explore(flow.machine, { ...exploration, events: withoutStaff, isEnough: isThere }).situations;
  const all = own.some(isThere)
    ? own
    : explore(flow.machine, { ...exploration, startFrom: own, isEnough: isThere }).situations;
  const ways = all.filter(isThere).map(({ path }) => path);
  return ways.toSorted((one, other) => one.length - other.length)[0];
}

function isOfStaff({ actor }: SentEvent): boolean {
  const { role } = Object(actor) as { readonly role?: unknown };
  return insideRoles.some((inside) => inside === role);
}
