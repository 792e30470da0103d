import type { FieldErrors, Fields, FieldsClass } from '@statewise/fields';
import type { AnyStateMachine } from 'xstate';
import type { Statuses, TrackedStatus } from './statuses.js';
import type { Who, Actor, Role, UnstampedEvent } from './who.js';
import type { TaskRule } from './tasks.js';

export { roles, type Actor, type Role, type UnstampedEvent } from './who.js';

/** What every event of a persisted flow carries besides its own payload. */
export type Stamp = {
  /** ISO 8601 instant at which the server took the event. */
  readonly at: string;
  readonly actor: Actor;
};

/** Any event of a persisted flow with its stamp; its payload is the one that the flow declares for its type. */
export interface FlowEvent extends Stamp {
  readonly type: string;
}

/** A person or company in one of a flow's lists (owners, signatories …). */
export interface Contact {
  readonly id: string;
  readonly parent_id: string | null;
  readonly contact_type: string;
  readonly fields: Fields;
}

/** An admin's jump that can still be undone. */
export interface Jump {
  /** The state that was left. */
  readonly from: string;
  readonly furthestStep: number;
  readonly reason: string;
  /** Names of the requirements that the jump passed over. */
  readonly unmet: readonly string[];
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
  readonly jump: Jump | null;
  /** Who prepared the application for the applicant, who has saved nothing yet; null once it is the applicant's own. */
  readonly preparedBy: string | null;
}

/** The part of a flow's context that is stored as facts. */
export type Facts = Readonly<Record<string, unknown>>;

/** A state that stands for a step: its number, the last part of its path in the front end, and its fields if it asks for any. */
export interface Step<S extends string = string> {
  /** Name of the state, as the wire has it. */
  readonly state: S;
  readonly step: number;
  readonly path: string;
  readonly fields?: FieldsClass;
  /** Whether the other answers ask for this step, of one that a branch of the chart can pass by; what it holds is set aside meanwhile. */
  readonly applies?: (answers: FlowContext['steps']) => boolean;
}

/** The steps of a flow by the name of their state. */
export type Steps = Readonly<Record<string, Step>>;

/** What is true of one type of event, said once. */
export interface EventDeclaration<P extends object = object, A extends object = object> {
  /** Who may cause it, on whose word, and who hears of it. */
  readonly who: Who;
  /** Whether the server words it for whoever caused it, such as an upload: no call brings it. */
  readonly internal?: boolean;
  /** The class of its payload; an event without one has no members of its own. */
  readonly payload?: FieldsClass;
  /** Members that only the server puts on, with an example of each; what a client claims there is dropped. */
  readonly serverFields: Readonly<Record<string, unknown>>;
  /** Which of its events the server has something to say about; all of them when that is not said. */
  readonly needsServerFields?: (event: UnstampedEvent) => boolean;
  /** Paths of members that many applications have alike, such as prices: the log keeps each of their values once. */
  readonly shares?: readonly string[];
  /** What it means, for people. */
  readonly description: string;
  /** Roles that only look by it: they are answered where it leads, and the application stays where it is. */
  readonly dryRunFor?: readonly Role[];
  /** Whether the browser alone takes it, while no application exists yet; the server refuses it. */
  readonly local?: boolean;
  /** Whether it means the same after any other event: without a version, it is taken again when another was first. */
  readonly commutative?: boolean;
  /** Types alone: there is no such member at run time. */
  readonly types?: { readonly payload: P; readonly serverFields: A };
}

/** What a guard and a rule are asked with. */
export interface GuardArgs<C extends FlowContext = FlowContext, E extends FlowEvent = FlowEvent> {
  readonly context: C;
  readonly event: E;
}

/** Why a rule does not hold: fields that are wrong, or nothing but the rule's own name. */
export interface Objection {
  readonly errors?: FieldErrors;
}

/** A rule of a flow: nothing to say when it holds, else why it does not. */
export type Rule<C extends FlowContext, E extends FlowEvent, P = undefined> = (
  args: GuardArgs<C, E>,
  params: P,
) => Objection | undefined;

/** A rule of a flow that is not named: its context and its params are those of its own chart. */
export type AnyRule = { bivariant(args: GuardArgs, params: never): Objection | undefined }['bivariant'];

/** What is kept of one step: the answers that count, those that are set aside, and what is typed but not saved. */
export interface StoredAnswers {
  readonly fields: Fields | null;
  readonly set_aside: Fields | null;
  readonly draft: Fields | null;
}

/** A document of an application as its flow's migrations see it. */
export interface DocumentOfKind {
  /** Names the document; nothing else is known of its file. */
  readonly id: string;
  readonly kind: string;
  /** Whether it no longer counts and is kept. */
  readonly set_aside: boolean;
}

/** An application as an older release of its chart left it. */
export interface StoredState {
  /** Name of the state, as the wire has it. */
  readonly state: string;
  readonly facts: Facts;
  /** By the names of the steps, those among them that the chart does not have any more. */
  readonly answers?: Readonly<Record<string, StoredAnswers>>;
  readonly contacts?: readonly Contact[];
  /** What was uploaded, in its order. One that a migration leaves out is set aside, and none is removed. */
  readonly documents?: readonly DocumentOfKind[];
}

/** Brings a stored application from one `flow_version` to the next; what it does not answer stays as it is. */
export type FlowMigration = (stored: StoredState) => StoredState;

/** What tests drawn from a chart leave out of it: no path takes a transition, or its guard never refuses. */
export interface Uncovered {
  /** The transition as tests name it: where it begins, its event and its place among those of the event, where it leads. */
  readonly transition: string;
  readonly what: 'taking' | 'refusing';
  readonly reason: string;
}

/** A list of contacts in a summary, called by the word `field.<name>`, below the answers of a step. */
export interface SummaryList {
  readonly name: string;
  readonly step: number;
  readonly contacts: readonly Contact[];
}

/** What the summary of an application says besides the answers of its steps, its contacts and documents. */
export interface FlowSummary {
  /** What its file is called, before the language; without it, the flow's id. */
  readonly file?: string;
  /** Fields that tell nobody anything; `2.mobile` leaves one out at one step alone, `contact.name` among those of contacts. */
  readonly leaveOut?: readonly string[];
  /** The lists in which contacts stand; without it they stand behind the last step, by their types. */
  readonly lists?: (context: FlowContext) => readonly SummaryList[];
  /** Whether an application was sent that is in this state; nothing is said of it without. */
  readonly isSent?: (state: string) => boolean;
}

/** What a flow says of the documents that it takes. */
export interface FlowDocuments {
  /** The kinds that have to be sent for an application as it stands, whether or not they arrived. */
  readonly required: (context: FlowContext) => readonly string[];
  /** Name of the list of choices that words the kinds; without it, words `document.<kind>`. */
  readonly dropdown?: string;
  /** The statuses that wait once documents of the kind of the same name have arrived. */
  readonly tracked?: readonly string[];
}

/** The place of contacts in a listing, where steps have their numbers. */
export const listedContacts = -2;

/** An answer by which an application is listed and found; the names of a flow together are what it is called. */
export interface ListedField {
  /** `listedContacts` for the answers of contacts. */
  readonly step: number;
  readonly field: string;
  /**
   * `name` and `email` say who applies, `amount` is in euro. Only searched are a `word`, a `phone` in any way of writing, a `date`, a
   * `number` and the `card` of a person's identity. By e-mail, card, or name and date it is known who is the same person.
   */
  readonly as: 'name' | 'email' | 'amount' | 'word' | 'phone' | 'date' | 'number' | 'card';
}

/** A persisted flow: everything the engine, the client and the tests need to know of it. */
export interface Flow {
  readonly id: string;
  readonly title: string;
  /** Goes up when a stored state or fact has no place in the chart any more. */
  readonly version: number;
  readonly machine: AnyStateMachine;
  readonly steps: Steps;
  /** By type. */
  readonly events: Readonly<Record<string, EventDeclaration>>;
  /** The guards of the chart, by name. */
  readonly rules: Readonly<Record<string, AnyRule>>;
  /** Types of the events that bring an application into being from the initial state. */
  readonly creates: readonly string[];
  /** Names of the states in which an application that does not exist yet can stand in the browser, the initial one first. */
  readonly begins: readonly string[];
  /** The statuses that it tracks, in the order in which they are decided. */
  readonly statusTypes?: readonly TrackedStatus[];
  /** Their values, of a flow that tracks any. */
  readonly statuses?: (context: FlowContext) => Statuses;
  /** The contacts that count, of a flow that has any: a change of mind sets others aside. */
  readonly contacts?: (context: FlowContext) => readonly Contact[];
  /** What each type of contact is asked for, of a flow that has any. */
  readonly contactTypes?: Readonly<Record<string, FieldsClass>>;
  /** What a contact is called. */
  readonly contactName: (fields: Fields) => string;
  /** The answers by which its applications are listed and found. */
  readonly listing: readonly ListedField[];
  /** What of it waits for the bank's people, and when; nothing where that is not said. */
  readonly tasks?: readonly TaskRule[];
  /** Its documents, of a flow that takes any; the kinds are those of its event `documents.uploaded`. */
  readonly documents?: FlowDocuments;
  /** What its summary leaves out and says besides. */
  readonly summary?: FlowSummary;
  /** Names of what a console shows of an application besides what it shows of every flow's. */
  readonly parts?: readonly string[];
  /** What answers about an application show besides what every flow's do. */
  readonly view?: (context: FlowContext) => Readonly<Record<string, unknown>>;
  /** Dotted names of facts that say something of a person, such as an amount: who reads masked sees dots there, as for every text. */
  readonly personalFacts?: readonly string[];
  /** What its tests leave out, and why; nothing when that is not said. */
  readonly uncovered?: readonly Uncovered[];
  /** `migrations[n]` brings a stored application from version n to n + 1. */
  readonly migrations: Readonly<Record<number, FlowMigration>>;
}
