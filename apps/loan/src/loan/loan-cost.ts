import { loanPlan, dateOf, type LoanPlan } from '@statewise/finance';
import { isoDateOf, type Fields } from '@statewise/fields';
import type { LoanContext } from '@statewise/machines';

/** What the loan of an application costs, at the rate that was agreed when it was chosen; undefined while none is. */
export function loanCostOf({ steps }: Pick<LoanContext, 'steps'>, now = new Date()): LoanPlan | undefined {
  const loan: Fields = steps[0] ?? {};
  const { amount, loan_term: term, yearly_rate: interestRate, promotional_months: months } = loan;
  if (typeof amount !== 'number' || typeof term !== 'number' || typeof interestRate !== 'number') return undefined;
  const born = isoDateOf(steps[1]?.['date_of_birth']);
  return loanPlan({
    loanType: Number(loan['consumer_loan_application_loan_type_id']),
    promotionType: null,
    amount,
    maximum: null,
    term,
    terms: [term],
    interestRate,
    promotionalMonths: typeof months === 'number' ? months : 0,
    startDate: dateOf(now.toISOString()),
    ...(born === undefined ? {} : { born }),
  });
}
