import { homeCountry, type PriceCountry } from '@statewise/fields';
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

/** Whose prices count for this application, in whichever country its page is read. */
export const priceCountryOf = (flow: FlowBinding): PriceCountry => loanContextOf(flow).country ?? homeCountry;

/** Whether the loan of an application can be changed: as long as a form is open, beside which the chart takes that. */
export const canChangeLoan = ({ snapshot }: FlowBinding): boolean => snapshot.matches({ created: { open: 'form' } });

/** What can be borrowed by the route of this application; where a store prepared it, in that store, as long as there is one. */
export function useLoanCatalogue(flow: FlowBinding): LoanCatalogue {
  const { loans } = useLoanServices();
  return useCatalogueIfKnown(flow) ?? use(loans(loanContextOf(flow).route));
}

/** The same; undefined where the server does not answer. Suspends until it is fetched. */
export function useCatalogueIfKnown(flow: FlowBinding): LoanCatalogue | undefined {
  const { route, referral } = loanContextOf(flow);
  const { loansIfKnown } = useLoanServices();
  return use(referral === null ? loansIfKnown(route) : loansIfKnown(route, referral.storeNumber));
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
