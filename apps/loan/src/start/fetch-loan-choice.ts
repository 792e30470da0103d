import { RequestFailure, type Request } from '@statewise/flow-client';
import { numberOf, rowOf, textOf, type Row } from '../api/wire.js';
import type { LoanChoice } from './loan-choice.js';

/** The loan of an application, and what else of it the calculator needs. */
export interface LoanOfApplication {
  readonly choice: LoanChoice;
  /** `DD/MM/YYYY`; empty while it is not known. */
  readonly dateOfBirth: string;
  readonly isStaff: boolean;
}

/** The loan of an application; undefined for a code that nobody knows. */
export async function fetchLoanChoice(request: Request, code: string): Promise<LoanOfApplication | undefined> {
  try {
    const details = rowOf(
      await request('/consumer-loans-application/api/getAdditionalLoanDetails', { method: 'POST', body: { code } }),
    );
    const { application, data } = rowOf(await request(`/api/v1/applications/${encodeURIComponent(code)}`));
    return {
      choice: choiceOf(rowOf(details['loan_details'])),
      dateOfBirth: textOf(rowOf(rowOf(data)['1'])['date_of_birth']),
      isStaff: rowOf(application)['is_staff'] === true,
    };
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
