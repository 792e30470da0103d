import { greenRateContext, lendingRateContext, renovationRateContext } from '@statewise/finance';
import type { LoanLimits } from '@statewise/site-content';

/** A loan of the wire contract, and where its rate stands. */
interface LentProduct {
  readonly type: number;
  readonly context: string;
}

/** The loans of the pages that are about one; that of every other page may be spent on anything. */
const products: Readonly<Record<string, LentProduct>> = {
  'renovation-loan': { type: 1, context: renovationRateContext },
  'green-loan': { type: 2, context: greenRateContext },
};
export const generalPurpose: LentProduct = { type: 5, context: lendingRateContext };

/** The loan that a page is about. */
export function productOf(slug: string): LentProduct {
  return products[slug] ?? generalPurpose;
}

/** The longest term of an amount in euro, in months; 0 for less than what is lent. */
export function maxTerm({ longest }: LoanLimits, amount: number): number {
  return longest.findLast(({ from }) => from <= amount)?.months ?? 0;
}
