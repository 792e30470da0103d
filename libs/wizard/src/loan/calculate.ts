import { RequestFailure, type Request } from '@statewise/flow-client';
import type { Country } from '@statewise/i18n';
import type { LoanCalculatorContext, LoanCalculatorEvent } from '@statewise/machines';
import { rowOf, type Row } from '../requests/wire.js';

/** For whom a loan is calculated. */
export interface Borrower {
  /** As typed, or empty. */
  readonly dateOfBirth: string;
  /** Whose prices count; the bank's own country unless said. */
  readonly country?: Country;
}

/** Asks the server what the loan of a calculation costs, and answers as the chart of the calculator hears it. */
export async function calculate(
  request: Request,
  { attempt, details }: Pick<LoanCalculatorContext, 'attempt' | 'details'>,
  borrower: Borrower,
): Promise<LoanCalculatorEvent> {
  try {
    const plan = await planOf(request, details, borrower);
    const isRejected = plan['is_loan_rejected'] === true;
    return { type: 'plan.calculated', attempt, plan, isRejected, isRevised: plan['is_loan_revised'] === true };
  } catch (failure) {
    if (!(failure instanceof RequestFailure)) throw failure;
    return { type: 'calculation.failed', attempt };
  }
}

/** The details go by the names of the application's fields. */
async function planOf(request: Request, details: Row, { dateOfBirth, country }: Borrower): Promise<Row> {
  const promotion = details['consumer_loan_application_promotion_id'];
  const body = {
    loan_type_id: details['consumer_loan_application_loan_type_id'],
    loan_amount: details['amount'],
    loan_term: details['loan_term'],
    ...(dateOfBirth === '' ? {} : { date_of_birth: dateOfBirth }),
    ...(promotion === undefined ? {} : { promotion_id: promotion }),
    ...(country === undefined ? {} : { country }),
  };
  const answer = await request('/consumer-loans-vm-stores/api/calculateLoan', { method: 'POST', body });
  return rowOf(rowOf(answer)['loan_plan']);
}
