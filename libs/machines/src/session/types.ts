import type { FieldErrors, Fields } from '@statewise/fields';
import type { Contact, Facts, FlowContext, Role, UnstampedEvent } from '@statewise/flow';

/** Answers by step number. */
export type StepAnswers = FlowContext['steps'];

/** One application as the server last told it; `facts` is the chart's context without its form fields. */
export interface Application {
  readonly code: string;
  /** Dotted path of the chart's state. */
  readonly state: string;
  readonly version: number;
  readonly steps: StepAnswers;
  readonly setAside: StepAnswers;
  readonly contacts: readonly Contact[];
  readonly facts: Facts;
  /** Whether a signed-in admin looks at it; the flow's guards ask. */
  readonly isAdmin: boolean;
  /** Told to admins only. */
  readonly adminCode?: string;
  /** Typed but not saved, by step number, as far as the server has it. */
  readonly drafts: StepAnswers;
}

/** An event on its way: the same key goes with every attempt, so that a lost reply costs nothing. */
export interface PendingEvent {
  /** As a screen sends it: without the stamp, which the server alone puts on. */
  readonly event: UnstampedEvent;
  readonly key: string;
  /** Version that the applicant saw; absent for the event that creates the application. */
  readonly version?: number;
  /** The step whose answers the event's fields are; absent where it carries none. */
  readonly step?: number;
  /** The answers of that step, or the fields of the contact, at that version: what differs from them was changed here. */
  readonly base?: Fields;
  /** What is sent once this is taken: this one only leads the application to where the other is meant. */
  readonly next?: PendingEvent;
}

/** What the answers of a step were when typing over them began, and at which version of the application. */
export interface DraftBase {
  readonly version: number;
  readonly fields: Fields;
}

/** The part of an RFC 9457 problem that a screen can use. */
export interface SessionProblem {
  /** `urn:statewise:problem:…`, of answers of the API. */
  readonly type?: string;
  readonly status: number;
  readonly detail?: string;
  readonly errors?: FieldErrors;
  readonly retryAfterSeconds?: number;
}

/** Why the last event was not taken: by the flow's chart before it was sent, or by the server. */
export interface Refusal {
  readonly event: UnstampedEvent;
  readonly errors: FieldErrors;
  readonly problem?: SessionProblem;
}

/** One field that has another value elsewhere than here. */
export interface AnswerDifference {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** A save that met another one: what was typed here, what is saved there. */
export interface Conflict {
  readonly step: number;
  readonly differences: readonly AnswerDifference[];
  readonly event: UnstampedEvent;
}

/** The application where another device has led it, while this one stays at its own place. */
export interface Elsewhere {
  /** As the server told it. */
  readonly application: Application;
  /** As this device knew it before; null where that was before a reload. */
  readonly before: Application | null;
  /** Whether the applicant has read of it and stays. */
  readonly isNoted: boolean;
}

/** What of a session outlives a reload of its tab. */
export interface RememberedSession {
  readonly code: string | null;
  /** The event under way, or the one that waits for a conflict to be settled. */
  readonly pending: PendingEvent | null;
  readonly conflict: Conflict | null;
  /** Typed in this tab but not saved, by step number. */
  readonly drafts: StepAnswers;
  /** What was typed over, by step number: whatever is saved elsewhere since then meets it. */
  readonly bases: Readonly<Record<number, DraftBase>>;
  /** Name of the state in which an application stands that does not exist yet; null for the initial one. */
  readonly stands: string | null;
  /** The code that the present one took the place of, until the applicant has noted the new one. */
  readonly formerCode: string | null;
  /** Name of the state at which this tab stands: each device has its own place. */
  readonly place: string | null;
}

/** What a session knows: the one place where the tab looks it up. */
export interface SessionContext extends RememberedSession {
  readonly application: Application | null;
  /** Set while the server's application stands elsewhere than this tab shows it. */
  readonly elsewhere: Elsewhere | null;
  /** The role of this tab's user, as far as the tab knows. */
  readonly role: Role;
  readonly refusal: Refusal | null;
  /** Goes up with every refusal, so that each one can be announced. */
  readonly refusals: number;
  /** How often the pending event was sent in vain. */
  readonly attempts: number;
  /** Milliseconds the server asked to wait before the next attempt. */
  readonly retryAfter: number | null;
  readonly isOnline: boolean;
  /** Something is on the screen that no chart knows, such as files on their way: the screen is not taken away. */
  readonly isHeld: boolean;
  /** Whether files were chosen that the server does not have. */
  readonly hasUnsentFiles: boolean;
}

export type SessionEvent =
  | { readonly type: 'session.remembered'; readonly session: RememberedSession }
  | { readonly type: 'session.restored'; readonly application?: Application }
  | { readonly type: 'session.expired' }
  | { readonly type: 'session.renewed'; readonly application: Application }
  /** `isAnyway`: also where something waits to be sent, which is lost then. */
  | { readonly type: 'session.left'; readonly isAnyway?: boolean }
  /** Who sits at this tab, once a sign-in has told. */
  | { readonly type: 'role.known'; readonly role: Role }
  /** The flow's chart moved by an event that the browser alone takes. */
  | { readonly type: 'beginning.moved'; readonly state: string }
  /** Another tab got a new code for the application that this one has open too. */
  | { readonly type: 'code.renewed'; readonly code: string }
  /** The applicant has noted the new code. */
  | { readonly type: 'code.noted' }
  | { readonly type: 'application.opened'; readonly application: Application }
  /**
   * `isPlaceKept`: another device led it to another step, and this one stays where it is; `isOwnAct`: what was done on this
   * screen changed it, and a screen that is held shows that too.
   */
  | {
      readonly type: 'application.read';
      readonly application: Application;
      readonly isPlaceKept?: boolean;
      readonly isOwnAct?: boolean;
    }
  /** The applicant goes where the other device is, and what is typed here stays with its step, or stays. */
  | { readonly type: 'elsewhere.followed' }
  | { readonly type: 'elsewhere.noted' }
  | { readonly type: 'event.refused'; readonly refusal: Refusal }
  | { readonly type: 'save.requested'; readonly pending: PendingEvent }
  | { readonly type: 'save.answered'; readonly application: Application }
  | { readonly type: 'save.refused'; readonly refusal: Refusal; readonly application?: Application }
  | { readonly type: 'save.failed'; readonly retryAfter?: number }
  /** Another save was first and changed none of the fields that were sent: `pending` goes after it. */
  | { readonly type: 'save.overtaken'; readonly application: Application; readonly pending: PendingEvent | null }
  | {
      readonly type: 'save.conflicted';
      readonly application: Application;
      readonly conflict: Conflict;
      /** What is sent if the applicant keeps what was typed here. */
      readonly pending: PendingEvent | null;
    }
  /** The event under way is tried again at once. */
  | { readonly type: 'save.retried' }
  /** What was typed here is saved after what was saved elsewhere, or the fields show what was. */
  | { readonly type: 'conflict.resolved'; readonly take: 'mine' | 'theirs' }
  | { readonly type: 'draft.typed'; readonly step: number; readonly fields: Fields }
  /** Another tab has saved what was typed, here or there. */
  | { readonly type: 'draft.saved'; readonly step: number; readonly fields: Fields }
  | { readonly type: 'screen.held' }
  | { readonly type: 'screen.released' }
  | { readonly type: 'files.noted'; readonly hasUnsent: boolean }
  | { readonly type: 'network.lost' }
  | { readonly type: 'network.back' };
