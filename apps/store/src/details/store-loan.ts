import type { FlowBinding } from '@statewise/flow-client';
import { isStoreContext, type StoreContext } from '@statewise/machines';
import type { LoanFieldNames } from '@statewise/lending';

/** The chart's context, with its facts by their types. */
export function storeContextOf(flow: FlowBinding): StoreContext {
  const { context } = flow.snapshot;
  if (!isStoreContext(context)) throw new Error('the application is of another flow');
  return context;
}

/** The fields of the loan as a store names them. */
export const loanFieldNames: LoanFieldNames = {
  type: 'loan_type_id',
  amount: 'loan_amount',
  term: 'loan_term',
  promotion: 'promotion_id',
};
