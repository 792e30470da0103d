import type { SentEvent } from '@statewise/flow/testing';

/** One transition of a chart: how it comes about, and what is known of screens for it. */
export interface PlannedTransition {
  /** As the tests of the API name it. */
  readonly transition: string;
  readonly event: string;
  /** The events that lead to it; the last one takes it. */
  readonly path: readonly SentEvent[];
  /** Where the application stands before the last event, and after it. */
  readonly from: string;
  readonly to: string;
  /** Whether a declaration says how a person causes it. */
  readonly isOffered: boolean;
  /** Why no person causes it on a screen; null when nothing is said. */
  readonly reason: string | null;
}

/** The transitions of a flow that its exploration takes. */
export interface PlannedFlow {
  readonly flow: string;
  readonly transitions: readonly PlannedTransition[];
}
