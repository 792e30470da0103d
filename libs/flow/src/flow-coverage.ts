/** What tests came to for one thing: done, left out with a reason, or neither. */
export interface Covered {
  readonly isDone: boolean;
  /** Why it need not be done; null when nothing is said. */
  readonly reason: string | null;
}

/** What tests drawn from its chart came to for one transition. */
export interface TransitionCoverage {
  readonly transition: string;
  readonly from: string;
  readonly event: string;
  readonly targets: readonly string[];
  readonly guard: string | null;
  /** Taken through the API. */
  readonly taking: Covered;
  /** Refused by its guard through the API; null without a guard. */
  readonly refusing: Covered | null;
  /** Taken by what a screen offers in a real browser; null where only the API was walked. */
  readonly screen: Covered | null;
}

/** What tests drawn from a flow's chart came to. */
export interface FlowCoverage {
  readonly flow: string;
  readonly version: number;
  readonly states: readonly (Covered & { readonly state: string })[];
  readonly transitions: readonly TransitionCoverage[];
  /** How many events were refused in states whose chart forbids them. */
  readonly forbidden: number;
}

/** The last run of the tests that are drawn from charts. */
export interface CoverageReport {
  /** ISO 8601 instant at which the run ended. */
  readonly at: string;
  readonly flows: readonly FlowCoverage[];
}
