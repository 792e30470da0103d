import type { Contact, Facts } from '@statewise/machines';
import type { Fields } from '@statewise/fields';

/** Answers by step number. */
export type Answers = Readonly<Record<number, Fields>>;

/** One application as the server last told it; `facts` is the chart's context without its form fields. */
export interface Application {
  readonly code: string;
  /** Dotted path of the chart's state. */
  readonly state: string;
  readonly version: number;
  readonly steps: Answers;
  readonly setAside: Answers;
  readonly contacts: readonly Contact[];
  readonly facts: Facts;
  /** Whether a signed-in admin looks at it; the local chart's guards ask. */
  readonly isAdmin: boolean;
  /** Told to admins only. */
  readonly adminCode?: string;
  /** Typed but not saved, by step number. */
  readonly drafts: Answers;
}

/** What an answer to an event tells at least; what it leaves out is what the chart predicts. */
export type Answered = Pick<Application, 'code' | 'state' | 'version'> & Partial<Application>;

/** An event as a screen sends it: without the stamp, which the server alone puts on. */
export interface ClientEvent {
  readonly type: string;
  readonly [name: string]: unknown;
}

/** An event on its way: the same key goes with every attempt, so that a lost reply costs nothing. */
export interface Outgoing {
  readonly event: ClientEvent;
  readonly key: string;
  /** Version that the applicant saw; absent for the event that creates the application. */
  readonly version?: number;
  /** The step whose answers the event's fields are; absent where it carries none. */
  readonly step?: number;
}
