import {
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type StateValue,
} from 'xstate';
import { nodesOf, pathOfNode } from '../flow/describe-chart.js';

interface Sample {
  readonly type: string;
}

/** How a chart is explored. */
export interface Exploration {
  /** The events to try in a state; events of delays are added by themselves. */
  readonly events: readonly Sample[] | ((snapshot: AnyMachineSnapshot) => readonly Sample[]);
  /** What tells two snapshots apart; by default their state and context. */
  readonly keyOf?: (snapshot: AnyMachineSnapshot) => string;
  readonly startFrom?: readonly AnyMachineSnapshot[];
}

/** A situation that the exploration met, and the events that lead to it. */
export interface Situation {
  readonly snapshot: AnyMachineSnapshot;
  readonly path: readonly Sample[];
}

/** What the exploration found. */
export interface Coverage {
  readonly situations: readonly Situation[];
  /** Dotted paths of states that were never entered. */
  readonly unreached: readonly string[];
  /** Transitions that no path took, as text. */
  readonly untaken: readonly string[];
  /** The shortest events that take each transition, by its text. */
  readonly paths: ReadonlyMap<string, readonly Sample[]>;
}

/** More situations than this mean that the key tells too much apart. */
const mostSituations = 20_000;

/** Walks a chart breadth first over the sample events until nothing new is met. */
export function explore(machine: AnyStateMachine, { events, keyOf = everything, startFrom }: Exploration): Coverage {
  const byItself = delayEvents(machine);
  const queue: Situation[] = (startFrom ?? [initialTransition(machine)[0]]).map((snapshot) => ({ snapshot, path: [] }));
  const met = new Set(queue.map(({ snapshot }) => keyOf(snapshot)));
  const paths = new Map<string, readonly Sample[]>();
  const labels = labelled(machine);
  for (let next = 0; next < queue.length && queue.length < mostSituations; next += 1) {
    const { snapshot, path } = queue[next] ?? { snapshot: undefined, path: [] };
    if (snapshot === undefined) break;
    const samples = typeof events === 'function' ? events(snapshot) : events;
    for (const event of [...samples, ...byItself]) {
      if (!snapshot.can(event)) continue;
      const walked = [...path, event];
      for (const taken of machine.getTransitionData(snapshot, event)) {
        const label = labels.get(taken);
        if (label !== undefined && !paths.has(label)) paths.set(label, walked);
      }
      const [after] = transition(machine, snapshot, event);
      const key = keyOf(after);
      if (!met.has(key)) {
        met.add(key);
        queue.push({ snapshot: after, path: walked });
      }
    }
  }
  return {
    situations: queue,
    unreached: unreachedStates(machine, queue),
    untaken: [...labels.values()].filter((label) => !paths.has(label)),
    paths,
  };
}

function everything({ value, context }: AnyMachineSnapshot): string {
  return JSON.stringify([value, context]);
}

/** Every transition of the chart that can be taken, by a text that names it. */
function labelled(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const labels = new Map<AnyTransitionDefinition, string>();
  for (const node of nodesOf(machine.root)) {
    for (const [event, candidates] of node.transitions) {
      for (const [index, candidate] of candidates.entries()) {
        if (event === '' || (candidate.target === undefined && candidate.actions.length === 0)) continue;
        const targets = candidate.target?.map(pathOfNode).join(' ') ?? 'stays';
        labels.set(candidate, `${pathOfNode(node)} | ${event} ${index + 1} | ${targets}`);
      }
    }
  }
  return labels;
}

function delayEvents(machine: AnyStateMachine): Sample[] {
  return machine.events.filter((type) => type.startsWith('xstate.after.')).map((type) => ({ type }));
}

function unreachedStates(machine: AnyStateMachine, situations: readonly Situation[]): string[] {
  const reached = new Set(situations.flatMap(({ snapshot }) => pathsIn(snapshot.value)));
  return nodesOf(machine.root)
    .map(pathOfNode)
    .filter((path) => path !== '' && !reached.has(path));
}

/** Every state that a value is in, parents and parallel regions included. */
function pathsIn(value: StateValue, prefix = ''): string[] {
  if (typeof value === 'string') return [prefix + value];
  return Object.entries(value).flatMap(([key, inner]) => [
    prefix + key,
    ...(inner === undefined ? [] : pathsIn(inner, `${prefix}${key}.`)),
  ]);
}
