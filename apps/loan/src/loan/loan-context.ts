import type { FlowBinding } from '@statewise/flow-client';
import { isLoanContext, type LoanContext } from '@statewise/machines';
import { use } from 'react';
import type { LoanCatalogue, LoanFieldNames } from '@statewise/lending';
import { useLoanServices } from '../loan-services.js';

/** The chart's context, with its facts by their types. */
export function loanContextOf(flow: FlowBinding): LoanContext {
  const { context } = flow.snapshot;
  if (!isLoanContext(context)) throw new Error('the application is of another flow');
  return context;
}

/** What can be borrowed by the route of this application. Suspends until it is fetched, and not where step one has asked for it before. */
export function useLoanCatalogue(flow: FlowBinding): LoanCatalogue {
  const { loans, loansIfKnown } = useLoanServices();
  const { route } = loanContextOf(flow);
  return use(loansIfKnown(route)) ?? use(loans(route));
}

export const loanTypeField = 'consumer_loan_application_loan_type_id';
export const promotionField = 'consumer_loan_application_promotion_id';

/** The fields of the loan as the application names them. */
export const loanFieldNames: LoanFieldNames = {
  type: loanTypeField,
  amount: 'amount',
  term: 'loan_term',
  promotion: promotionField,
};
