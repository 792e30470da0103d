import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { preview } from './decide.js';
import { takenTransitions, type ChartDescription } from './describe-chart.js';
import type { Flow, Role } from './flow.js';
import { activeStates, initialSnapshot } from './snapshot.js';

/** An event of a walk: what is sent, and as whom. */
export interface SimulatedEvent {
  readonly type: string;
  readonly role: Role;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Where a walk stands, and how it came there. */
export interface SimulationEntry {
  readonly snapshot: AnyMachineSnapshot;
  /** Absent at the beginning. */
  readonly event?: SimulatedEvent;
  /** Ids of the transitions that the event caused. */
  readonly taken: readonly string[];
  /** Names of the actions that the chart asked for. */
  readonly actions: readonly string[];
}

/** Why an event is not taken: fields that are wrong, and the guards that do not hold. */
export interface SimulationRefusal {
  readonly errors?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly unmet: readonly string[];
}

export type SimulationStep =
  | { readonly entry: SimulationEntry; readonly refusal?: undefined }
  | { readonly refusal: SimulationRefusal };

/** A chart that is walked through: with its flow where the server keeps it. */
export interface SimulatedChart {
  readonly machine: AnyStateMachine;
  readonly flow?: Flow | undefined;
  readonly description: ChartDescription;
}

/** The beginning of a walk. */
export function beginning({ machine, flow }: SimulatedChart): SimulationEntry {
  const snapshot = flow ? machine.resolveState(initialSnapshot(flow)) : initialTransition(machine)[0];
  return { snapshot, taken: [], actions: [] };
}

/** What the chart makes of an event; `at` is the instant at which it happens. */
export function take(chart: SimulatedChart, entry: SimulationEntry, event: SimulatedEvent, at: string): SimulationStep {
  const { machine, flow, description } = chart;
  const { snapshot } = entry;
  const serverFields = flow?.events[event.type]?.serverFields ?? {};
  const sent = { at, ...serverFields, ...event.payload, type: event.type };
  const stamped = flow ? { ...sent, at, actor: { role: event.role } } : sent;
  try {
    const taken = takenTransitions(machine, snapshot, stamped);
    if (flow) {
      const { at: _, ...claimed } = sent;
      const decision = preview(flow, snapshot, claimed, { at, actor: { role: event.role } });
      if (!decision.taken) return { refusal: { errors: decision.errors, unmet: decision.unmet } };
      return { entry: entryOf(machine.resolveState(decision.snapshot), decision.actions) };
    }
    if (snapshot.can(stamped)) return { entry: entryOf(...transition(machine, snapshot, stamped)) };
    return { refusal: { unmet: guardsOf(description, activeStates(machine, snapshot.value), event.type) } };

    function entryOf(after: AnyMachineSnapshot, actions: readonly { readonly type: string }[]): SimulationEntry {
      const named = actions.map(({ type }) => type).filter((type) => !type.startsWith('xstate.'));
      return { snapshot: after, event, taken, actions: named };
    }
  } catch {
    // A chart that cannot read the payload does not take the event.
    return { refusal: { unmet: [] } };
  }
}

/** Names of the guards that stand before an event in the active states. */
function guardsOf({ transitions }: ChartDescription, active: readonly string[], type: string): string[] {
  const candidates = transitions.filter(({ event, from }) => event === type && active.includes(from));
  return [...new Set(candidates.flatMap(({ guard }) => (guard ? [guard.name] : [])))];
}

/** Types of the events that the active states have transitions for, in the order of the chart. */
export function eventsAt({ machine, description }: SimulatedChart, { snapshot }: SimulationEntry): string[] {
  const active = activeStates(machine, snapshot.value).toReversed();
  const types = active.flatMap((state) =>
    description.transitions
      .filter(({ from, trigger }) => from === state && trigger !== 'always')
      .map(({ event }) => event),
  );
  return [...new Set(types)];
}

/** Walks through events from the beginning; the walk ends before the first that is refused. */
export function replay(chart: SimulatedChart, events: readonly SimulatedEvent[], at: string): SimulationEntry[] {
  const entries = [beginning(chart)];
  for (const event of events) {
    const last = entries.at(-1);
    const next = last && take(chart, last, event, at);
    if (!next || next.refusal) break;
    entries.push(next.entry);
  }
  return entries;
}

/** Names of the innermost states that a walk is in. */
export function leavesAt({ machine, description }: SimulatedChart, { snapshot }: SimulationEntry): string[] {
  const active = activeStates(machine, snapshot.value);
  const isEntered = (path: string): boolean =>
    description.states.some(({ parent, path: child }) => parent === path && active.includes(child));
  return active.filter((path) => !isEntered(path));
}
