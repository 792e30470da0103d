import type { FieldErrors } from '@statewise/fields';
import type { AnyMachineSnapshot } from 'xstate';
import type { Answers, Application, ClientEvent } from './application.js';
import type { Difference } from './differences.js';
import type { Problem } from './failure.js';

/** Where the conversation with the server stands. */
export type Phase = 'idle' | 'saving' | 'retrying' | 'offline' | 'conflict' | 'expired';

/** A save that met another one: what was typed here, what is saved there. */
export interface Conflict {
  readonly step: number;
  readonly differences: readonly Difference[];
  readonly event: ClientEvent;
}

/** Why the last event was not taken: by the chart before it was sent, or by the server. */
export interface Refusal {
  readonly event: ClientEvent;
  /** Goes up with every refusal, so that each one can be announced. */
  readonly attempt: number;
  readonly errors: FieldErrors;
  readonly problem?: Problem;
}

/** Everything a screen needs, as one value that never changes. */
export interface FlowView {
  /** The chart where the applicant is: ahead of the server while an event is under way. */
  readonly snapshot: AnyMachineSnapshot;
  /** Dotted path of the snapshot's state. */
  readonly state: string;
  readonly application: Application | undefined;
  readonly phase: Phase;
  /** Whether an event has been sent, or waits to be sent, and is not answered yet. */
  readonly isUnderWay: boolean;
  readonly drafts: Answers;
  readonly refusal: Refusal | undefined;
  readonly conflict: Conflict | undefined;
}
