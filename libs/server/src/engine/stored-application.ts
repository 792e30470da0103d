import type { Fields } from '@statewise/fields';
import {
  allowedEvents,
  maySend,
  type Actor,
  type Contact,
  type DocumentOfKind,
  type Facts,
  type Flow,
  type FlowSnapshot,
  type StoredAnswers,
} from '@statewise/flow';
import type { Transaction } from '../platform/database/sql.js';
import { Problem } from '../platform/problem/problem.js';

/** One row of `application_step`: what counts, what is set aside, and what is typed but not saved. */
export interface StoredStep extends StoredAnswers {
  readonly step_number: number;
}

/** The same as a change writes it: a draft that is left out stays as it is. */
export type ChangedStep = Omit<StoredStep, 'draft'> & Partial<Pick<StoredStep, 'draft'>>;

/** The answer that the caller's idempotency key already had, at an entry of the log. */
export interface EarlierAnswer {
  readonly seq: number;
  readonly fingerprint: string;
  /** Whether it was given before the application got its present code: its caller may know the old code alone. */
  readonly isBeforeRenewal: boolean;
}

/** An application as one read brings it from the database. */
export interface StoredApplication {
  readonly id: string;
  /** Names the application to the bank's own people; other callers cannot open it by this. */
  readonly public_id: string;
  /** What a call named it by that is not its code: an answer shows no code that its call did not bring. */
  readonly namedBy?: 'id' | 'adminCode';
  readonly flow: string;
  readonly flow_version: number;
  readonly code: string;
  /** Left out where it was not decrypted: a read by `code` shows that one alone. */
  readonly admin_code?: string;
  /** Both codes as they are stored. */
  readonly sealed_codes: Buffer;
  /** Who prepared it in a store, where that has an account. */
  readonly intermediary_id?: string | null;
  /** The account of who brought it into being; null where that was somebody without one. */
  readonly made_by: string | null;
  readonly state: string;
  readonly regions: unknown;
  readonly facts: Facts;
  readonly version: number;
  readonly current_step: number;
  readonly furthest_step: number;
  readonly locale: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly steps: readonly StoredStep[];
  /** What is kept of steps that the chart does not have any more, by their names; left out where nothing is. */
  readonly former?: Readonly<Record<string, StoredAnswers>>;
  /** As it is kept, of one that is shown as its flow's migrations will bring it up. */
  readonly asKept?: StoredApplication;
  readonly contacts: readonly Contact[];
  /** Read where a migration that is still to come may move them; their rows say the same otherwise. */
  readonly documents?: readonly DocumentOfKind[];
  readonly earlier: EarlierAnswer | null;
  /** Where its log ends, as the log's chain says it; null while nothing of it is chained. */
  readonly log_head: string | null;
}

/** An application after a call, whether the call changed it or only repeated an earlier one. */
export interface Outcome {
  readonly flow: Flow;
  readonly application: StoredApplication;
  readonly snapshot: FlowSnapshot;
  /** True when an earlier call with the same key already did it. */
  readonly repeated: boolean;
}

/** One entry of the log, before it is written. */
export interface NewTransition {
  readonly seq: number;
  readonly event: { readonly type: string };
  readonly from_state: string;
  readonly to_state: string;
  readonly actor_role: string;
  readonly actor_id: string | null;
  readonly at: string;
  readonly current_step: number;
  readonly furthest_step: number;
  /** Members of the event that are kept once for all applications that have them alike. */
  readonly shares?: readonly string[];
}

/** A change whose rows of the log are chained. */
export type Chained<T extends Pick<ApplicationChange, 'transitions'>> = Omit<T, 'transitions'> & {
  readonly transitions: readonly (NewTransition & { readonly hash: string })[];
  readonly log_head: string | null;
};

/** One entry of the log as it is read. */
export interface LoggedTransition {
  readonly application_id: string;
  readonly seq: number;
  readonly event: { readonly type: string } & Fields;
  readonly from_state: string;
  readonly to_state: string;
  readonly actor_role: string;
  readonly actor_id: string | null;
  readonly at: Date;
  readonly current_step: number;
  readonly furthest_step: number;
  /** Null on a row that is older than the chain. */
  readonly hash: string | null;
}

/** The contacts that an event changed: as they are now, and those that are gone. */
export interface ChangedContacts {
  readonly written: readonly Contact[];
  readonly removed: readonly string[];
}

/** What a save writes besides the log: the new row, and the steps and contacts that changed. */
export interface ApplicationChange {
  readonly state: string;
  readonly regions: unknown;
  readonly facts: Facts;
  readonly version: number;
  readonly flow_version: number;
  readonly current_step: number;
  readonly furthest_step: number;
  readonly steps: readonly ChangedStep[];
  /** Names of steps that the chart does not have any more and from which a migration has moved the answers. */
  readonly left?: readonly string[];
  /** Undefined when no contact changed. */
  readonly contacts?: ChangedContacts | undefined;
  /** Those of which a migration says another kind, or whether they count; left out where it moves none. */
  readonly documents?: readonly DocumentOfKind[];
  /** A new code in place of the present one; undefined when that stays. */
  readonly newCode?: string | undefined;
  readonly transitions: readonly NewTransition[];
}

/** Work of the transaction in which a change of an application is written. */
export type Alongside = (runner: Transaction, applicationId: string) => Promise<unknown>;

/** What a change or, without `before`, a creation takes along; undefined for most. */
export type Following = (before: StoredApplication | undefined, change: FollowedChange) => Alongside | undefined;

/** A change as what follows on it sees it, with the id of an application that comes into being. */
export type FollowedChange = Pick<ApplicationChange, 'state' | 'facts' | 'steps' | 'newCode' | 'transitions'> & {
  readonly public_id?: string;
};

/** What only a creation writes. */
export interface ApplicationInsert extends Omit<ApplicationChange, 'steps' | 'contacts' | 'newCode'> {
  readonly public_id: string;
  readonly flow: string;
  readonly code: string;
  readonly admin_code: string;
  readonly locale: string;
  readonly intermediary_id: string | null;
  readonly made_by: string | null;
  readonly steps: readonly StoredStep[];
}

/** What a client needs to reload without losing what was typed. */
export function whereabouts({ state, version, current_step, furthest_step }: StoredApplication) {
  return { state, version, current_step, furthest_step };
}

/** Whether an actor is the person who brought an application into being, or a program of theirs, and no applicant took it over. */
export const isMaker = (
  { facts, made_by }: Pick<StoredApplication, 'facts' | 'made_by'>,
  { role, id, person = id }: Actor,
): boolean => made_by !== null && made_by === person && facts['preparedBy'] === role;

/** The role by which an actor sends events of an application's maker; null where the actor is not its maker. */
export const makersRole = (stored: Pick<StoredApplication, 'facts' | 'made_by'>, actor: Actor) => ({
  preparedBy: isMaker(stored, actor) ? actor.role : null,
});

/** The types of events that an actor can send to an application now. */
export function eventsFor(flow: Flow, snapshot: FlowSnapshot, stored: StoredApplication, actor: Actor, at: string) {
  const maker = makersRole(stored, actor);
  return allowedEvents(flow, snapshot, actor, at).filter((type) => {
    const declared = flow.events[type];
    return declared === undefined || maySend(declared, actor, maker);
  });
}

/** The problem `APPLICATION.STALE`: another write came first. Its members tell the present state and version. */
export function stale(stored: StoredApplication): Problem {
  return new Problem('APPLICATION.STALE', { members: whereabouts(stored) });
}
