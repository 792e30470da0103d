import { decimalOfText } from '../decimal.js';
import { percentOf, toEuro } from '../money.js';
import { centsIn, type Typed } from './amount-text.js';

/** Discount in percent for an invoice paid on day 0 to 15. */
export const proDiscounts = [
  3, 2.8158, 2.6429, 2.4806, 2.3282, 2.1853, 2.0511, 1.9251, 1.8069, 1.6959, 1.5918, 1.494, 1.4023, 1.3162, 1.2354,
  1.1595,
] as const;

/** A day on which the invoice may be paid; money in euro. */
export interface ProDiscountRow {
  readonly day: number;
  readonly discount_percentage: number;
  readonly discount_euro: number;
  readonly amount_owed: number;
}

/**
 * What is owed for an invoice in euro when it is paid on day 0 to 15; undefined unless the amount is a number from 0 on.
 * Source: the product's fixed table of discounts.
 */
export function proDiscount(invoice: Typed): ProDiscountRow[] | undefined {
  const cents = centsIn(invoice);
  if (cents === undefined) return undefined;
  return proDiscounts.map((percentage, day) => {
    const discount = percentOf(cents, decimalOfText(String(percentage)));
    return {
      day,
      discount_percentage: percentage,
      discount_euro: toEuro(discount),
      amount_owed: toEuro(cents - discount),
    };
  });
}
