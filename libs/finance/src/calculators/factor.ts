import { roundEuro } from '../money.js';
import { numberIn, type Typed } from './amount-text.js';

/** Share of the invoice that the bank retains, in percent. */
export const retainedShare = 10;

/** What a factored invoice brings; money in euro. */
export interface Factoring {
  readonly retained: number;
  readonly totalCost: number;
  readonly totalFinancing: number;
}

/**
 * Invoice financing: the bank retains a tenth, the fee (percent) is charged on the whole invoice, the rest is paid out. Undefined unless both
 * figures are numbers from 0 on. Source: the product's terms: financing = invoice − retained − invoice × fee.
 */
export function factoring(invoice: Typed, fee: Typed): Factoring | undefined {
  const amount = numberIn(invoice);
  const percent = numberIn(fee, { thousands: false });
  if (amount === undefined || percent === undefined || amount < 0 || percent < 0) return undefined;
  const retained = roundEuro((amount * retainedShare) / 100);
  const totalCost = roundEuro((amount * percent) / 100);
  return { retained, totalCost, totalFinancing: roundEuro(amount - retained - totalCost) };
}
