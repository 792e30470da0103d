import type { Fields } from '@statewise/fields';
import type { Contact, Facts, Flow, FlowSnapshot } from '@statewise/flow';
import { Problem } from '../platform/problem/problem.js';

/** One row of `application_step`: what counts, what is set aside, and what is typed but not saved. */
export interface StoredStep {
  readonly step_number: number;
  readonly fields: Fields | null;
  readonly set_aside: Fields | null;
  readonly draft: Fields | null;
}

/** An earlier transition that the caller's idempotency key already caused. */
export interface EarlierAnswer {
  readonly seq: number;
  readonly to_state: string;
  readonly current_step: number;
  readonly furthest_step: number;
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
  readonly contacts: readonly Contact[];
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
  readonly event: object;
  readonly from_state: string;
  readonly to_state: string;
  readonly actor_role: string;
  readonly actor_id: string | null;
  readonly at: string;
  readonly current_step: number;
  readonly furthest_step: number;
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
  readonly steps: readonly Omit<StoredStep, 'draft'>[];
  /** Undefined when no contact changed. */
  readonly contacts?: ChangedContacts | undefined;
  /** A new code in place of the present one; undefined when that stays. */
  readonly newCode?: string | undefined;
  readonly transitions: readonly NewTransition[];
}

/** What only a creation writes. */
export interface ApplicationInsert extends Omit<ApplicationChange, 'steps' | 'contacts' | 'newCode'> {
  readonly public_id: string;
  readonly flow: string;
  readonly code: string;
  readonly admin_code: string;
  readonly locale: string;
  readonly intermediary_id: string | null;
  readonly steps: readonly StoredStep[];
}

/** What a client needs to reload without losing what was typed. */
export function whereabouts({ state, version, current_step, furthest_step }: StoredApplication) {
  return { state, version, current_step, furthest_step };
}

/** The problem `APPLICATION.STALE`: another write came first. Its members tell the present state and version. */
export function stale(stored: StoredApplication): Problem {
  return new Problem('APPLICATION.STALE', { members: whereabouts(stored) });
}
