import { RequestFailure, type Request } from '@statewise/flow-client';
import { numberOf, rowOf, type Row } from '../api/wire.js';
import type { LoanChoice } from './loan-choice.js';

/** The loan of an application; undefined for a code that nobody knows. */
export async function fetchLoanChoice(request: Request, code: string): Promise<LoanChoice | undefined> {
  try {
    const answer = rowOf(await request('/consumer-loans-application/api/getAdditionalLoanDetails', { method: 'POST', body: { code } }));
    return choiceOf(rowOf(answer['loan_details']));
  } catch (failure) {
    if (failure instanceof RequestFailure && !failure.isWorthRetrying) return undefined;
    throw failure;
  }
}

function choiceOf(details: Row): LoanChoice {
  return {
    amount: String(details['amount'] ?? ''),
    loanType: numberOf(details['consumer_loan_application_loan_type_id']) || 1,
    term: numberOf(details['loan_term']),
    promotion: numberOf(details['consumer_loan_application_promotion_id']),
    isBegun: true,
  };
}
