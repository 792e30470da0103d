import type { PriceCountry, Route } from '@statewise/fields';
import type { FlowContext } from '../flow/flow.js';
import { noStatuses, type Statuses } from '../flow/statuses.js';
import { nothingYet } from '../flow/wizard/index.js';

/** What the risk rules said; an answer counts only for the attempt that asked. */
export interface RiskAnalysis {
  readonly attempt: number;
  /** A status value; 0 before the rules have answered. */
  readonly result: number;
  /** Keys of the reasons. */
  readonly reasons: readonly string[];
}

/** What the loan application's chart knows; `steps[0]` are the loan details. */
export interface LoanContext extends FlowContext {
  readonly referrer: string;
  readonly isStaff: boolean;
  readonly route: Route;
  /** Whose prices count; the bank's own country where it is not said. */
  readonly country?: PriceCountry;
  /** Set when a partner store or an intermediary prepared the application. */
  readonly referral: { readonly storeNumber: string } | null;
  readonly statuses: Statuses;
  readonly risk: RiskAnalysis;
  readonly reviewRequested: boolean;
}

/** Before anything happened. */
export const noApplication: LoanContext = {
  ...nothingYet,
  referrer: '',
  isStaff: false,
  route: 'direct',
  referral: null,
  statuses: noStatuses,
  risk: { attempt: 0, result: 0, reasons: [] },
  reviewRequested: false,
};

/** Whether a context has the facts of this chart. */
export function isLoanContext(context: FlowContext): context is LoanContext {
  return 'statuses' in context && 'risk' in context && 'referral' in context;
}
