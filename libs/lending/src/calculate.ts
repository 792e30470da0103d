import type { BankContract } from '@statewise/contract/bank';
import { createClient } from '@statewise/contract/client';
import type { Fields } from '@statewise/fields';
import type { LoanPlan } from '@statewise/finance';
import { RequestFailure, type Request } from '@statewise/flow-client';
import type { Country } from '@statewise/i18n';
import type { LoanCalculatorContext, LoanCalculatorEvent } from '@statewise/machines';

/** What is known of the borrower when a loan is calculated. */
export interface Borrower {
  /** As typed; empty while it is unknown. */
  readonly dateOfBirth: string;
  /** The country whose prices apply; by default the bank's own. */
  readonly country?: Country;
}

/** Asks the server what the loan in `details` costs. Returns the calculator chart's event: the plan, or that the request failed. */
export async function calculate(
  request: Request,
  { attempt, details }: Pick<LoanCalculatorContext, 'attempt' | 'details'>,
  borrower: Borrower,
): Promise<LoanCalculatorEvent> {
  try {
    return { type: 'plan.calculated', attempt, plan: await planOf(request, details, borrower) };
  } catch (failure) {
    if (!(failure instanceof RequestFailure)) throw failure;
    return { type: 'calculation.failed', attempt };
  }
}

/** The details go by the names of the application's fields. */
async function planOf(request: Request, details: Fields, { dateOfBirth, country }: Borrower): Promise<LoanPlan> {
  const promotion = details['consumer_loan_application_promotion_id'];
  const body = {
    loan_type_id: details['consumer_loan_application_loan_type_id'],
    loan_amount: details['amount'],
    loan_term: details['loan_term'],
    ...(dateOfBirth === '' ? {} : { date_of_birth: dateOfBirth }),
    ...(promotion === undefined ? {} : { promotion_id: promotion }),
    ...(country === undefined ? {} : { country }),
  };
  const call = createClient<BankContract>(request);
  return (await call('POST /consumer-loans-vm-stores/api/calculateLoan', { body })).loan_plan;
}
