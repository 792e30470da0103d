import { initialTransition, type AnyMachineSnapshot, type AnyStateMachine, type AnyTransitionDefinition } from 'xstate';
import { candidates } from '../decide.js';
import { activeNodes, nameOfNode, nodesOf } from '../snapshot.js';
import { takeAlone, type SentEvent, type Take } from './chart-path.js';

/** How a chart is explored. */
export interface Exploration {
  /** The events to try in a state; events of delays are added by themselves. */
  readonly events: readonly SentEvent[] | ((snapshot: AnyMachineSnapshot) => readonly SentEvent[]);
  /** What tells two snapshots apart; by default their state and context. */
  readonly keyOf?: (snapshot: AnyMachineSnapshot) => string;
  readonly startFrom?: readonly Situation[];
  /** How an event is taken; by default as a browser's chart does. */
  readonly take?: Take;
  /** Whether a situation was what is looked for: nothing is tried from it on. */
  readonly isEnough?: (situation: Situation) => boolean;
}

/** A situation that the exploration met, and the events that lead to it. */
export interface Situation {
  readonly snapshot: AnyMachineSnapshot;
  readonly path: readonly SentEvent[];
}

/** What the exploration found. */
export interface Coverage {
  readonly situations: readonly Situation[];
  /** Dotted paths of states that were never entered. */
  readonly unreached: readonly string[];
  /** Transitions that no path took, as text. */
  readonly untaken: readonly string[];
  /** The shortest events that take each transition, by its text. */
  readonly paths: ReadonlyMap<string, readonly SentEvent[]>;
  /** The shortest events whose last one takes a transition and leaves the state, by its text: the same ones where none does. */
  readonly moves: ReadonlyMap<string, readonly SentEvent[]>;
  /** The shortest events the last of which a transition's guard does not let pass, by its text. */
  readonly refusals: ReadonlyMap<string, readonly SentEvent[]>;
  /** Transitions whose guard let every event pass, as text. */
  readonly unrefused: readonly string[];
}

/** More situations than this mean that the key tells too much apart. */
const mostSituations = 20_000;

/** Walks a chart breadth first over the sample events until nothing new is met; throws where that has no end. */
export function explore(
  machine: AnyStateMachine,
  { events, keyOf = everything, startFrom, take = takeAlone(machine), isEnough = () => false }: Exploration,
): Coverage {
  const byItself = delayEvents(machine);
  const queue: Situation[] = [...(startFrom ?? [{ snapshot: initialTransition(machine)[0], path: [] }])];
  const met = new Set(queue.map(({ snapshot }) => keyOf(snapshot)));
  const paths = new Map<string, readonly SentEvent[]>();
  const leaving = new Map<string, readonly SentEvent[]>();
  const refusals = new Map<string, readonly SentEvent[]>();
  // What goes on to another transition says more than what is taken nowhere.
  const passedOn = new Set<string>();
  const labels = labelled(machine);
  const labelsOf = (transitions: readonly AnyTransitionDefinition[]): string[] =>
    transitions.flatMap((transition) => labels.get(transition) ?? []);
  for (let next = 0; next < queue.length; next += 1) {
    if (queue.length > mostSituations) throw new Error(`${machine.id} is in more than ${mostSituations} situations`);
    const { snapshot, path } = queue[next] ?? { snapshot: undefined, path: [] };
    if (snapshot === undefined || isEnough({ snapshot, path })) break;
    const samples = typeof events === 'function' ? events(snapshot) : events;
    for (const event of [...samples, ...byItself]) {
      const taken = take(snapshot, event);
      const walked = [...path, event];
      const tried = candidates({ machine }, snapshot, event.type);
      // Guards are asked once more only where the answer would be news.
      const isRefusalNew = (label: string): boolean =>
        !passedOn.has(label) && (taken !== undefined || !refusals.has(label));
      const mayRefuse = labelsOf(tried.filter(({ guard }) => guard !== undefined)).some(isRefusalNew);
      for (const label of mayRefuse ? labelsOf(refusing(machine, snapshot, event, tried)) : []) {
        if (!isRefusalNew(label)) continue;
        refusals.set(label, walked);
        if (taken) passedOn.add(label);
      }
      if (!taken) continue;
      const { snapshot: after } = taken;
      const isMove = JSON.stringify(after.value) !== JSON.stringify(snapshot.value);
      const isNew = (label: string): boolean => !paths.has(label) || (isMove && !leaving.has(label));
      for (const label of labelsOf(tried).some(isNew) ? labelsOf(machine.getTransitionData(snapshot, event)) : []) {
        if (!paths.has(label)) paths.set(label, walked);
        if (isMove && !leaving.has(label)) leaving.set(label, walked);
      }
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
    moves: new Map([...paths, ...leaving]),
    refusals,
    unrefused: [...labels].flatMap(([{ guard }, label]) =>
      guard !== undefined && !refusals.has(label) ? [label] : [],
    ),
  };
}

/** The transitions that are tried for an event before the one that is taken: their guards do not hold. */
function refusing(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: SentEvent,
  tried: readonly AnyTransitionDefinition[],
): readonly AnyTransitionDefinition[] {
  const enabled = machine.getTransitionData(snapshot, event)[0];
  return enabled === undefined ? tried : tried.slice(0, tried.indexOf(enabled));
}

function everything({ value, context }: AnyMachineSnapshot): string {
  return JSON.stringify([value, context]);
}

/** Every transition of the chart that can be taken, by a text that names it. */
export function labelled(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const labels = new Map<AnyTransitionDefinition, string>();
  for (const node of nodesOf(machine.root)) {
    for (const [event, candidates] of node.transitions) {
      for (const [index, candidate] of candidates.entries()) {
        if (event === '' || (candidate.target === undefined && candidate.actions.length === 0)) continue;
        const targets = candidate.target?.map(nameOfNode).join(' ') ?? 'stays';
        labels.set(candidate, `${nameOfNode(node)} | ${event} ${index + 1} | ${targets}`);
      }
    }
  }
  return labels;
}

function delayEvents(machine: AnyStateMachine): SentEvent[] {
  return machine.events.filter((type) => type.startsWith('xstate.after.')).map((type) => ({ type }));
}

function unreachedStates(machine: AnyStateMachine, situations: readonly Situation[]): string[] {
  const reached = new Set(situations.flatMap(({ snapshot }) => activeNodes(machine.root, snapshot.value)));
  return nodesOf(machine.root)
    .filter((node) => !reached.has(node))
    .map(nameOfNode);
}
