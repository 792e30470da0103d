import type { Fields } from '@statewise/fields';
import type { FlowContext } from '@statewise/flow';
import type { LoanChoice } from '../start/loan-choice.js';

const names = {
  amount: 'amount',
  loanType: 'consumer_loan_application_loan_type_id',
  term: 'loan_term',
  promotion: 'consumer_loan_application_promotion_id',
} as const;

/** The loan as it is typed at step four or where a store's customer first confirms it, where that differs from the one agreed; undefined where it does not. */
export function typedLoan(
  steps: FlowContext['steps'],
  drafts: Readonly<Record<number, Fields>>,
): LoanChoice | undefined {
  const agreed = steps[0] ?? {};
  const typed = { ...agreed, ...drafts[0], ...drafts[4] };
  const isOther = Object.values(names).some((name) => String(typed[name] ?? '') !== String(agreed[name] ?? ''));
  if (!isOther) return undefined;
  return {
    amount: String(typed[names.amount] ?? ''),
    loanType: Number(typed[names.loanType] ?? 0),
    term: Number(typed[names.term] ?? 0),
    promotion: Number(typed[names.promotion] ?? 0),
    isBegun: true,
  };
}
