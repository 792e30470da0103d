import type { Request } from '@statewise/flow-client';
import { parseAmount } from '@statewise/i18n';
import { loanPlanOf, type LoanPlan } from '../api/loan-plan.js';
import type { LoanChoice } from './loan-choice.js';

/** Whether a choice says enough to be calculated. */
export function isCalculable({ amount, term }: LoanChoice): boolean {
  return (parseAmount(amount) ?? 0) > 0 && term > 0;
}

/** Asks the server what a loan costs. */
export async function calculate(request: Request, { amount, loanType, term, promotion }: LoanChoice): Promise<LoanPlan> {
  const body = { loan_type_id: loanType, loan_amount: parseAmount(amount) ?? 0, loan_term: term, ...(promotion === 0 ? {} : { promotion_id: promotion }) };
  return loanPlanOf(await request('/consumer-loans-vm-stores/api/calculateLoan', { method: 'POST', body }));
}
