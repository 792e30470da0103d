import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { decide, pickPayload, type Decision, type PickedPayload } from '../decide.js';
import type { Flow, FlowEvent } from '../flow.js';
import { initialSnapshot, stateName, type FlowSnapshot } from '../snapshot.js';

/** An event as a test sends it; to a flow it is stamped. */
export interface SentEvent {
  readonly type: string;
  readonly [name: string]: unknown;
}

/** How a chart takes an event: where it leads and what it asks for; undefined when it is refused. */
export type Take = (
  snapshot: AnyMachineSnapshot,
  event: SentEvent,
) => { readonly snapshot: AnyMachineSnapshot; readonly actions: readonly { readonly type: string }[] } | undefined;

/** The way of a chart that the browser runs alone. */
export const takeAlone =
  (machine: AnyStateMachine): Take =>
  (snapshot, event) => {
    if (!snapshot.can(event)) return undefined;
    const [after, actions] = transition(machine, snapshot, event);
    return { snapshot: after, actions };
  };

/** The way of a persisted flow: by its declaration and its chart. */
export const takeInFlow =
  (flow: Flow): Take =>
  (snapshot, event) => {
    const decision = decisionOn(flow, snapshot, event);
    if (!decision.taken) {
      if (decision.defect) throw decision.defect;
      return undefined;
    }
    return { snapshot: flow.machine.resolveState(decision.snapshot), actions: decision.actions };
  };

/** What a flow decides on an event of a test, as the server would. */
export function decisionOn(flow: Flow, snapshot: FlowSnapshot, event: SentEvent): Decision {
  const { at, actor } = stamped(event);
  const { event: picked, errors } = pickOnce(flow, event);
  return picked ? decide(flow, snapshot, { ...picked, at, actor }) : { taken: false, errors, unmet: [] };
}

const picked = new WeakMap<SentEvent, PickedPayload>();

/** An exploration tries the same sample in thousands of situations. */
function pickOnce(flow: Flow, event: SentEvent): PickedPayload {
  const known = picked.get(event) ?? pickPayload(flow, event, 'keep');
  picked.set(event, known);
  return known;
}

/** The instant at which the events of tests happen. */
export const sampleAt = '2026-11-20T10:00:00.000Z';

/** The event with its stamp, the applicant's unless it has one. */
export function stamped(event: SentEvent): FlowEvent {
  return { at: sampleAt, actor: { role: 'applicant' }, ...event };
}

/** A chart that takes events one after the other; an event that it refuses throws, so that no test passes by silence. */
export class ChartPath {
  private constructor(
    private readonly machine: AnyStateMachine,
    private readonly take: Take,
    readonly snapshot: AnyMachineSnapshot,
    readonly actions: readonly string[],
  ) {}

  static of(machine: AnyStateMachine, input?: object): ChartPath {
    const [snapshot] = initialTransition(machine, input);
    return new ChartPath(machine, takeAlone(machine), snapshot, []);
  }

  static through(flow: Flow): ChartPath {
    return new ChartPath(flow.machine, takeInFlow(flow), flow.machine.resolveState(initialSnapshot(flow)), []);
  }

  get state(): string {
    return stateName(this.machine, this.snapshot.value);
  }

  can(event: SentEvent): boolean {
    return this.take(this.snapshot, event) !== undefined;
  }

  /** Sends events; `actions` are afterwards those of the last one. */
  send(...events: readonly SentEvent[]): ChartPath {
    let { snapshot } = this;
    let actions: readonly string[] = [];
    for (const event of events) {
      const taken = this.take(snapshot, event);
      if (!taken) throw new Error(`${event.type} is refused in ${stateName(this.machine, snapshot.value)}`);
      snapshot = taken.snapshot;
      actions = taken.actions.map(({ type }) => type);
    }
    return new ChartPath(this.machine, this.take, snapshot, actions);
  }
}
