import type { LoanLimits } from '@statewise/site-content';
import type { Values } from './calculator-input.js';
import { maxTerm } from './lent-products.js';

/** The figures that calculators start with, so that each shows a result at once. */
export const examples = {
  saving: '10000',
  goal: { goal: '10000', monthly: '200' },
  invoice: '5000',
  /** Percent of the invoice. */
  fee: 1.75,
} as const;

/** The loan of the representative example, or the nearest to it that a product lends. */
const loan = { amount: 10_000, years: 5 } as const;

/** The loan that a calculator starts with, within the limits of its product where it has any. */
export function exampleBorrowing(limits: LoanLimits | undefined): Values {
  if (!limits) return { amount: String(loan.amount), years: String(loan.years) };
  const amount = Math.min(Math.max(loan.amount, limits.least), limits.most ?? loan.amount);
  const years = Math.min(loan.years, Math.floor(maxTerm(limits, amount) / 12));
  return { amount: String(amount), years: String(years) };
}
