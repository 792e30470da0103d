import type { LoanPlan } from './loan-plan.js';

export interface LargestLoanQuestion {
  /** Euro; the loan is smaller than this. */
  readonly below: number;
  /** Euro; the smallest loan there is. */
  readonly least: number;
  /** The plans of an amount that can be lent, the preferred one first. Who can carry an amount can carry a smaller one. */
  readonly loans: (amount: number) => readonly LoanPlan[];
}

/** Amounts are offered in steps of this many euro. */
const stepOfAmount = 100;

/** The largest loan below an amount that can be lent, in whole hundreds; undefined where there is none. */
export function largestLoan({
  below,
  least,
  loans,
}: LargestLoanQuestion): { amount: number; term: number } | undefined {
  let low = Math.ceil(least / stepOfAmount);
  let high = Math.ceil(below / stepOfAmount) - 1;
  let best: { amount: number; term: number } | undefined;
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const [plan] = loans(middle * stepOfAmount);
    if (plan === undefined) high = middle - 1;
    else {
      best = { amount: plan.loan_amount, term: plan.term };
      low = middle + 1;
    }
  }
  return best;
}
