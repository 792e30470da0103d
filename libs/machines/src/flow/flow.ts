import type { Checked, FieldErrors, Fields, FieldsClass } from '@statewise/fields';
import type { AnyStateMachine } from 'xstate';

/** Who sent an event. The server puts it there; a client's claim is never read. */
export type Role = 'applicant' | 'intermediary' | 'qa' | 'staff' | 'admin' | 'system';

export interface Actor {
  readonly role: Role;
  /** Account of a signed-in person; absent for applicants. */
  readonly id?: string;
}

/** What every event of a persisted flow carries besides its own payload. */
export interface Stamp {
  /** ISO 8601 instant at which the server took the event. */
  readonly at: string;
  readonly actor: Actor;
}

/** Any event of a persisted flow, as the engine handles it. */
export interface FlowEvent extends Stamp {
  readonly type: string;
  readonly [name: string]: unknown;
}

/** A person or company in one of a flow's lists (owners, signatories …). */
export interface Contact {
  readonly id: string;
  readonly parent_id: string | null;
  readonly contact_type: string;
  readonly fields: Fields;
}

/**
 * What the context of every persisted chart has. `steps`, `setAside` and `contacts` are form fields and are stored
 * beside the application; everything else in the context is its facts.
 */
export interface FlowContext {
  /** Answers that count, by step number. */
  readonly steps: Readonly<Record<number, Fields>>;
  /** Answers that a change of mind made irrelevant, by step number; they come back when the applicant changes back. */
  readonly setAside: Readonly<Record<number, Fields>>;
  readonly contacts: readonly Contact[];
  readonly furthestStep: number;
}

/** The part of a flow's context that is stored as facts. */
export type Facts = Readonly<Record<string, unknown>>;

/** The six tracked statuses of an application; 0 when absent. */
export const statusTypes = ['application', 'risk', 'nbb', 'payslip', 'invoice', 'final'] as const;
export type StatusType = (typeof statusTypes)[number];
export type Statuses = Readonly<Record<StatusType, number>>;

/** Status values of the wire contract. */
export const statusValue = { absent: 0, passed: 1, failed: 2, review: 3, pending: 4, completed: 5 } as const;

/** `meta` of every step state: its number and the last part of its path in the front end. */
export interface StepMeta {
  readonly step: number;
  readonly path: string;
}

/** Where an application stood in an older release of its chart. */
export interface StoredState {
  /** Dotted path of the state. */
  readonly state: string;
  readonly facts: Facts;
}

/** Brings a stored application from one `flow_version` to the next. */
export type FlowMigration = (stored: StoredState) => StoredState;

/** A persisted flow: everything the engine, the client and the tests need to know of it. */
export interface Flow {
  readonly id: string;
  readonly title: string;
  /** Goes up when a stored state or fact has no place in the chart any more. */
  readonly version: number;
  readonly machine: AnyStateMachine;
  /** The class of each numbered step's fields. */
  readonly steps: Readonly<Record<number, FieldsClass>>;
  /** Type of the event that brings an application into being from the initial state. */
  readonly creates: readonly string[];
  /** Field errors for which the chart refuses an event, if those are the reason. */
  readonly explain: (context: FlowContext, event: FlowEvent, state: string) => FieldErrors | undefined;
  /** False for an event that this actor may not send whatever its payload; it is then not listed among the allowed ones. */
  readonly mayTry?: (context: FlowContext, event: FlowEvent) => boolean;
  /** The six status columns; all absent for flows without statuses. */
  readonly statuses?: (context: FlowContext) => Statuses;
  /** `migrations[n]` brings a stored application from version n to n + 1. */
  readonly migrations: Readonly<Record<number, FlowMigration>>;
}

/** The outcome of checking an event's fields, computed once however many guards and actions ask. */
export type StepChecker<TContext, TEvent extends object> = (context: TContext, event: TEvent) => Checked;

/** What a check of an event's fields may depend on besides the event and what was settled when the application came. */
type Answered = Pick<FlowContext, 'steps' | 'setAside' | 'contacts'>;

/**
 * Remembers the outcome of a pure check for the event that was checked last: a transition asks its guards and then its
 * actions about one event without a pause. Leaving a state changes facts before the actions run, but no answers, so the
 * answers are what is compared. A map by event would keep the garbage collector busy on every save.
 */
export function onceAnEvent<TContext extends Answered, TEvent extends object>(
  check: StepChecker<TContext, TEvent>,
): StepChecker<TContext, TEvent> {
  let last: { event: TEvent; context: TContext; checked: Checked } | undefined;
  return (context, event) => {
    if (last?.event !== event || !haveSameAnswers(last.context, context))
      last = { event, context, checked: check(context, event) };
    return last.checked;
  };
}

function haveSameAnswers(a: Answered, b: Answered): boolean {
  return a === b || (a.steps === b.steps && a.setAside === b.setAside && a.contacts === b.contacts);
}
