import type { Request } from '@statewise/flow-client';
import { planIn } from '../api/loan-plan.js';
import { type Row } from '@statewise/wizard';

/** Asks the server what a loan costs; the details go by the names of the application's fields. */
export async function calculate(request: Request, details: Row, dateOfBirth: string): Promise<Row> {
  const promotion = details['consumer_loan_application_promotion_id'];
  const body = {
    loan_type_id: details['consumer_loan_application_loan_type_id'],
    loan_amount: details['amount'],
    loan_term: details['loan_term'],
    ...(dateOfBirth === '' ? {} : { date_of_birth: dateOfBirth }),
    ...(promotion === undefined ? {} : { promotion_id: promotion }),
  };
  return planIn(await request('/consumer-loans-vm-stores/api/calculateLoan', { method: 'POST', body }));
}
