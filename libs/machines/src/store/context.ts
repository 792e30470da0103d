import type { Route } from '@statewise/fields';
import { nothingYet, type FlowContext } from '@statewise/flow';

/** Who sells, and in which store. */
export interface Seller {
  readonly storeNumber: string;
  /** The account of a signed-in intermediary; absent for an employee, who only says who he is. */
  readonly intermediaryId?: string;
  readonly name?: string;
}

/** What the chart of a store knows. */
export interface StoreContext extends FlowContext {
  readonly route: Route;
  readonly seller: Seller | null;
  /** The loan application exists, and its code can be handed over. */
  readonly isPrepared: boolean;
}

/** Before the seller is known. */
export const noSale: StoreContext = { ...nothingYet, route: 'store', seller: null, isPrepared: false };

/** Whether a context has the facts of this chart. */
export function isStoreContext(context: FlowContext): context is StoreContext {
  return 'seller' in context && 'isPrepared' in context;
}
