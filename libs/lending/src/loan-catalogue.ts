import type { ResultOf } from '@statewise/contract';
import type { BankContract } from '@statewise/contract/bank';
import { createClient } from '@statewise/contract/client';
import type { Route } from '@statewise/fields';
import type { Request } from '@statewise/flow-client';

/** Everything that can be borrowed: types, terms and promotions; amounts in euro, terms in months. */
export type LoanCatalogue = ResultOf<BankContract['GET /consumer-loans-vm-stores/api/getLoanDetails']>;

/** What the offer depends on: the applicant's route, and the store that sells. */
export interface CatalogueReader {
  readonly route: Route;
  /** The store that sells, where there is one. */
  readonly storeNumber?: string;
}

/** Fetches what can be borrowed on this route and, where there is one, in this store. */
export function fetchLoanCatalogue(request: Request, { route, storeNumber }: CatalogueReader): Promise<LoanCatalogue> {
  const query = { r: route === 'direct' ? undefined : route, s: storeNumber };
  return createClient<BankContract>(request)('GET /consumer-loans-vm-stores/api/getLoanDetails', query);
}
