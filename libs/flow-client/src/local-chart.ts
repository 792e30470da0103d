import type { FieldErrors } from '@statewise/fields';
import {
  factsOf,
  initialSnapshot,
  preview,
  snapshotFrom,
  stateOf,
  stateValue,
  type Decision,
  type Flow,
  type FlowContext,
  type Role,
  type Stamp,
  type UnstampedEvent,
} from '@statewise/flow';
import { withoutStep, type Application, type PendingEvent, type SessionApplication } from '@statewise/machines';
import type { AnyMachineSnapshot } from 'xstate';
import type { Answered } from './transport.js';

/** What the flow's chart says to an event in this tab. */
export type LocalDecision =
  | { readonly isTaken: true; readonly snapshot: AnyMachineSnapshot }
  | { readonly isTaken: false; readonly errors: FieldErrors };

/** What was decided last, about which event and where. */
interface Decided {
  readonly event: UnstampedEvent;
  readonly settled: AnyMachineSnapshot;
  readonly role: Role;
  readonly at: number;
  readonly decision: LocalDecision;
}

/** Milliseconds for which an event is not decided again where it was: a press asks three times, and shows what comes out. */
const samePress = 1_000;

/** The flow's chart as this tab runs it: where the server says an application is, and where an event will lead. */
export class LocalChart {
  readonly flow: Flow;
  readonly #now: () => Date;
  readonly #initial: AnyMachineSnapshot;
  readonly #settled = new WeakMap<Application, AnyMachineSnapshot>();
  readonly #expected = new WeakMap<PendingEvent, AnyMachineSnapshot>();
  #last: Decided | undefined;

  constructor(flow: Flow, now: () => Date) {
    this.flow = flow;
    this.#now = now;
    this.#initial = flow.machine.resolveState(initialSnapshot(flow));
  }

  /** Where the server says the application is, or where one stands that does not exist yet. */
  settled({ application, stands }: Omit<SessionApplication, 'role'>): AnyMachineSnapshot {
    if (application === null) return this.#beginning(stands);
    const known = this.#settled.get(application) ?? this.#resolved(application);
    this.#settled.set(application, known);
    return known;
  }

  /** Where the application will be once the pending event is taken. */
  expected(standing: SessionApplication, pending: PendingEvent): AnyMachineSnapshot {
    const known = this.#expected.get(pending);
    if (known !== undefined) return known;
    const decision = this.decide(standing, pending.event);
    const expected = decision.isTaken ? decision.snapshot : this.settled(standing);
    this.#expected.set(pending, expected);
    return expected;
  }

  /** Asks the chart what an event does where the application stands. */
  decide(standing: SessionApplication, event: UnstampedEvent): LocalDecision {
    const role = standing.application?.isAdmin === true ? 'admin' : standing.role;
    const settled = this.settled(standing);
    const now = this.#now();
    const at = now.getTime();
    const last = this.#last;
    if (last?.event === event && last.settled === settled && last.role === role && at - last.at < samePress)
      return last.decision;
    const decision = this.#decided(settled, event, { at: now.toISOString(), actor: { role } });
    this.#last = { event, settled, role, at, decision };
    return decision;
  }

  #decided(settled: AnyMachineSnapshot, event: UnstampedEvent, stamp: Stamp): LocalDecision {
    const decision = this.#previewed(settled, event, stamp);
    if (decision.taken) return { isTaken: true, snapshot: this.flow.machine.resolveState(decision.snapshot) };
    return { isTaken: false, errors: decision.errors ?? {} };
  }

  /** A save of an admin is the help that the server makes of it: the answers are kept, and the next step is looked at. */
  #previewed(settled: AnyMachineSnapshot, event: UnstampedEvent, stamp: Stamp): Decision {
    const asSent = preview(this.flow, settled, event, stamp);
    const isHelp = stamp.actor.role === 'admin' && event.type === 'step.save' && !asSent.taken;
    if (!isHelp) return asSent;
    const helped = preview(this.flow, settled, { ...event, type: 'help.save', reason: '?' }, stamp);
    if (!helped.taken) return helped;
    const next = preview(this.flow, helped.snapshot, { type: 'step.goTo', step: Number(event['step']) + 1 }, stamp);
    return next.taken ? next : helped;
  }

  /**
   * The application after a short answer: what it does not tell is what was expected. Undefined where the server went
   * elsewhere, and where it keeps a new contact under an id that only the server knows.
   */
  completed(standing: SessionApplication, pending: PendingEvent, answered: Answered): Application | undefined {
    const { application } = standing;
    const expected = this.expected(standing, pending);
    if (stateOf(this.flow, expected) !== answered.state && answered.steps === undefined) return undefined;
    const context: FlowContext = expected.context;
    const { steps, setAside, contacts } = context;
    const known = new Set(application?.contacts.map(({ id }) => id));
    if (answered.contacts === undefined && contacts.some(({ id }) => !known.has(id))) return undefined;
    const { isAdmin = false, adminCode, drafts = {} } = application ?? {};
    return {
      isAdmin,
      ...(adminCode === undefined ? {} : { adminCode }),
      drafts: withoutStep(drafts, pending.step),
      steps,
      setAside,
      contacts,
      ...answered,
      facts: { ...factsOf(context), ...answered.facts },
    };
  }

  #beginning(state: string | null): AnyMachineSnapshot {
    const value = state === null ? undefined : stateValue(this.flow.machine, state);
    if (value === undefined) return this.#initial;
    return this.flow.machine.resolveState({ value, context: this.#initial.context });
  }

  /** A state that only a newer release of the chart has is shown as the start: the page has to be loaded anew. */
  #resolved({ state, steps, setAside, contacts, facts }: Application): AnyMachineSnapshot {
    const { flow } = this;
    if (stateValue(flow.machine, state) === undefined) return this.#initial;
    const known = { ...factsOf(this.#initial.context), ...facts };
    return flow.machine.resolveState(snapshotFrom(flow, { state, steps, setAside, contacts, facts: known }));
  }
}
