import type { PriceCountry, Route } from '@statewise/fields';
import { nothingYet, type FlowContext } from '@statewise/flow';
import { noStatuses, type LoanStatuses } from './statuses.js';

/** What the risk rules said; an answer counts only for the attempt that asked. */
export interface RiskAnalysis {
  readonly attempt: number;
  /** A status value; 0 before the rules have answered. */
  readonly result: number;
  /** Keys of the reasons. */
  readonly reasons: readonly string[];
  /** The largest loan below the one that failed which the rules would have let through; null where there is none. */
  readonly alternative: Alternative | null;
}

/** A smaller loan of the same kind. */
export interface Alternative {
  /** Euro. */
  readonly amount: number;
  /** Months. */
  readonly term: number;
}

/** What the loan application's chart knows; `steps[0]` are the loan details. */
export interface LoanContext extends FlowContext {
  readonly referrer: string;
  readonly isStaff: boolean;
  readonly route: Route;
  /** Whose prices count; the bank's own country where it is not said. */
  readonly country: PriceCountry | null;
  /** Set when a partner store or an intermediary prepared the application. */
  readonly referral: { readonly storeNumber: string } | null;
  /** Date of birth that a store was told, `DD/MM/YYYY`: terms follow it until step one is answered. */
  readonly born: string | null;
  readonly statuses: LoanStatuses;
  readonly risk: RiskAnalysis;
  readonly reviewRequested: boolean;
  /** Until when a person looks, ISO instant; null where no review was requested, or its term was not noted. */
  readonly reviewDueAt: string | null;
  /** Whether answers changed after they were sent, or after a check looked at them. */
  readonly changedSinceCheck: boolean;
  /** A final yes that waits for a second person. */
  readonly proposal: Proposal | null;
  /** What the bank wrote beside its last decision, in place of the usual letter. */
  readonly letter: string | null;
}

/** A final yes above the amount that one person decides alone. */
export interface Proposal {
  /** The person who answers for it: of a program, the one who made its token. */
  readonly by: string;
  readonly at: string;
  readonly reason: string;
  readonly letter: string | null;
}

/** Before anything happened. */
export const noApplication: LoanContext = {
  ...nothingYet,
  referrer: '',
  isStaff: false,
  route: 'direct',
  country: null,
  referral: null,
  born: null,
  statuses: noStatuses,
  risk: { attempt: 0, result: 0, reasons: [], alternative: null },
  reviewRequested: false,
  reviewDueAt: null,
  changedSinceCheck: false,
  proposal: null,
  letter: null,
};

/** Whether a context has the facts of this chart. */
export function isLoanContext(context: FlowContext): context is LoanContext {
  return 'statuses' in context && 'risk' in context && 'referral' in context;
}
