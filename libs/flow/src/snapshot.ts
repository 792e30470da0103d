import {
  initialTransition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type StateNode,
  type StateValue,
} from 'xstate';
import type { Facts, Flow, FlowContext } from './flow.js';

// Where an application is. States that only hold others together (`meta: { group: true }`) are none of the names that
// the wire, the database and people use.

/** Where an application is in its chart, and everything that its rules may read. */
export interface FlowSnapshot {
  readonly value: StateValue;
  readonly context: FlowContext;
}

/** Whether a state only holds others together. */
export function isGroup(node: StateNode): boolean {
  const meta: unknown = node.meta;
  return typeof meta === 'object' && meta !== null && 'group' in meta && meta.group === true;
}

/** Name of a state node: dotted, without the groups around it; `''` for the root. A group has its own key as name. */
export function nameOfNode(node: StateNode): string {
  const keys: string[] = [];
  for (let part: StateNode | undefined = node; part?.parent; part = part.parent) {
    if (part === node || !isGroup(part)) keys.unshift(part.key);
  }
  return keys.join('.');
}

/** Name of the state that a value stands for; a parallel state ends it. */
export function stateName(machine: AnyStateMachine, value: StateValue): string {
  const keys: string[] = [];
  let node: StateNode = machine.root;
  for (let rest: StateValue | undefined = value; rest !== undefined;) {
    const [key, ...others]: string[] = typeof rest === 'string' ? [rest] : Object.keys(rest);
    const child: StateNode | undefined = key === undefined || others.length > 0 ? undefined : node.states[key];
    if (key === undefined || child === undefined) break;
    if (!isGroup(child)) keys.push(key);
    node = child;
    rest = typeof rest === 'string' ? undefined : rest[key];
  }
  return keys.join('.');
}

/** Every state node of a chart, the root first, in the order of the chart. */
export function nodesOf(node: StateNode): StateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

/** A state node and those that a value is in below it: parents before what is entered in them. */
export function activeNodes(node: StateNode, value: StateValue | undefined): StateNode[] {
  const keys = value === undefined ? [] : typeof value === 'string' ? [value] : Object.keys(value);
  const entered = keys.flatMap((key) => {
    const child = node.states[key];
    return child ? activeNodes(child, typeof value === 'string' ? undefined : value?.[key]) : [];
  });
  return [node, ...entered];
}

/** Names of all states that a value is in, the root first. */
export function activeStates({ root }: AnyStateMachine, value: StateValue): string[] {
  return activeNodes(root, value).map(nameOfNode);
}

const values = new WeakMap<AnyStateMachine, ReadonlyMap<string, StateValue>>();

/** The value of a state by its name; undefined when the chart has no such state. What lies below it is entered at its initial state. */
export function stateValue(machine: AnyStateMachine, name: string): StateValue | undefined {
  let known = values.get(machine);
  if (!known) {
    const [, ...states] = nodesOf(machine.root);
    known = new Map(states.map((node) => [nameOfNode(node), valueOfNode(node)]));
    values.set(machine, known);
  }
  return known.get(name);
}

function valueOfNode(node: StateNode): StateValue {
  const [last = '', ...around] = node.path.toReversed();
  return around.reduce<StateValue>((inner, key) => ({ [key]: inner }), last);
}

/** Name of the state in which every application begins. */
export function initialStateOf(machine: AnyStateMachine): string {
  return stateName(machine, initialMachineSnapshot(machine).value);
}

const initials = new WeakMap<AnyStateMachine, AnyMachineSnapshot>();

function initialMachineSnapshot(machine: AnyStateMachine): AnyMachineSnapshot {
  const known = initials.get(machine);
  if (known) return known;
  const [initial] = initialTransition(machine);
  initials.set(machine, initial);
  return initial;
}

/** The snapshot before anything happened. */
export function initialSnapshot({ machine }: Pick<Flow, 'machine'>): FlowSnapshot {
  return initialMachineSnapshot(machine);
}

/** Name of the state that an application is in. */
export function stateOf({ machine }: Pick<Flow, 'machine'>, { value }: FlowSnapshot): string {
  return stateName(machine, value);
}

/** The value of a state whose regions its name does not tell; null when the name says it all. */
export function regionsOf({ machine }: Pick<Flow, 'machine'>, { value }: FlowSnapshot): StateValue | null {
  for (let rest: StateValue | undefined = value; typeof rest === 'object';) {
    const [key, ...others]: string[] = Object.keys(rest);
    if (key === undefined || others.length > 0) return value;
    rest = rest[key];
  }
  return stateName(machine, value) === '' ? value : null;
}

/** An application as it is stored: the state, the facts, and the form fields apart. */
export interface StoredSnapshot extends Pick<FlowContext, 'steps' | 'setAside' | 'contacts'> {
  readonly state: string;
  /** The regions of a parallel state, which its name does not tell. */
  readonly regions?: StateValue | null;
  readonly facts: Facts;
}

/** The snapshot of a stored application; throws a RangeError for a state that the chart does not have. */
export function snapshotFrom(flow: Pick<Flow, 'id' | 'machine'>, stored: StoredSnapshot): FlowSnapshot {
  const { state, regions } = stored;
  const named = stateValue(flow.machine, state);
  // A parallel root has no name.
  const value = named === undefined && state !== '' ? undefined : (regions ?? named);
  if (value === undefined) throw new RangeError(`flow ${flow.id} has no state ${state}`);
  return { value, context: contextOf(stored) };
}

/** The same of one whose state no chart has any more: all that is known of it, and it takes no event. */
export const lostSnapshot = (stored: StoredSnapshot): FlowSnapshot => ({
  value: `${stored.state}?`,
  context: contextOf(stored),
});

/** Whether a snapshot is of an application whose state its chart does not have. */
export const isLost = ({ machine }: Pick<Flow, 'machine'>, { value }: FlowSnapshot): boolean =>
  typeof value === 'string' && machine.root.states[value] === undefined;

function contextOf({ facts, steps, setAside, contacts }: StoredSnapshot): FlowContext {
  const { furthestStep = 0, jump = null, preparedBy = null } = facts as Partial<FlowContext>;
  return { ...facts, furthestStep, jump, preparedBy, steps, setAside, contacts };
}

/** The facts of a context: everything that is not a form field. */
export function factsOf(context: FlowContext): Facts {
  const { steps: _steps, setAside: _setAside, contacts: _contacts, ...facts } = context;
  return facts;
}

/** Returns the facts that roles other than admin may read: without `jump` and `proposal`, the bank's own business. */
export function publicFactsOf(context: FlowContext): Facts {
  const { jump: _jump, proposal: _proposal, ...facts } = factsOf(context);
  return facts;
}
