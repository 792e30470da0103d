import { minimumAmount, maxMoney, type Fields } from '@statewise/fields';
import { parseEuros } from '@statewise/finance';
import type { LoanChoice } from './loan-choice.js';

// What a choice means as amounts; apart from what the first page needs to recall it.

/** `?amount=&term=&type=` of an address that carries a calculation over, which was made without a promotion. */
export function loanChoiceIn(search: string): Partial<LoanChoice> {
  const query = new URLSearchParams(search);
  const [term, loanType] = ['term', 'type'].map((key) => Number(query.get(key) ?? ''));
  const amount = parseEuros(query.get('amount') ?? '');
  return {
    ...(amount ? { amount: String(amount), promotion: 0 } : {}),
    ...(term ? { term } : {}),
    ...(loanType ? { loanType } : {}),
  };
}

/** The choice as loan details; undefined until it is complete and one that a form takes, for step four then asks for the rest. */
export function loanFieldsOf({ amount, loanType, term, promotion }: LoanChoice): Fields | undefined {
  const euros = parseEuros(amount);
  if (euros === undefined || euros < minimumAmount || euros > maxMoney || term === 0) return undefined;
  return {
    amount: euros,
    consumer_loan_application_loan_type_id: loanType,
    loan_term: term,
    ...(promotion === 0 ? {} : { consumer_loan_application_promotion_id: promotion }),
  };
}
