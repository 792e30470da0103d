import type { Fields } from '@statewise/fields';
import type { FlowContext } from '@statewise/flow';
import type { LoanChoice } from '../start/loan-choice.js';
import { loanFieldNames } from './loan-context.js';

/** The loan as it is typed at step four or where a store's customer first confirms it, where that differs from the one agreed; undefined where it does not. */
export function typedLoan(
  steps: FlowContext['steps'],
  drafts: Readonly<Record<number, Fields>>,
): LoanChoice | undefined {
  const agreed = steps[0] ?? {};
  const typed = { ...agreed, ...drafts[0], ...drafts[4] };
  const isOther = Object.values(loanFieldNames).some(
    (name) => String(typed[name] ?? '') !== String(agreed[name] ?? ''),
  );
  return isOther ? choiceOf(typed) : undefined;
}

/** The fields of a loan as they are chosen in the calculator. */
export function choiceOf(loan: Fields): LoanChoice {
  const { type, amount, term, promotion } = loanFieldNames;
  return {
    amount: String(loan[amount] ?? ''),
    loanType: Number(loan[type] ?? 1),
    term: Number(loan[term] ?? 0),
    promotion: Number(loan[promotion] ?? 0),
    isBegun: true,
  };
}
