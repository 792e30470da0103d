import { decimalOfText } from '../decimal.js';
import { percentOf, toEuro } from '../money.js';
import { centsIn, decimalIn, noThousands, numberIn, type Typed } from './amount-text.js';

/** Share of the invoice that the bank retains, in percent. */
export const retainedShare = 10;

/** The smallest invoice, in euro, that the bank takes over. */
export const leastInvoice = 500;

/** What a factored invoice brings; money in euro. */
export interface Factoring {
  readonly invoice: number;
  /** Percent of the invoice. */
  readonly fee: number;
  readonly retained: number;
  readonly totalCost: number;
  /** What is paid out; below 0 where the fee takes more than the bank would finance. */
  readonly totalFinancing: number;
}

/**
 * Invoice financing: the bank retains a tenth, the fee (percent) is charged on the whole invoice, the rest is paid out. Undefined unless both
 * figures are numbers from 0 on. Source: the product's terms: financing = invoice − retained − invoice × fee.
 */
export function factoring(invoice: Typed, fee: Typed): Factoring | undefined {
  const cents = centsIn(invoice);
  const charged = numberIn(fee, noThousands);
  const percent = decimalIn(fee, noThousands);
  if (cents === undefined || charged === undefined || percent === undefined || charged < 0) return undefined;
  const retained = percentOf(cents, decimalOfText(String(retainedShare)));
  const totalCost = percentOf(cents, percent);
  return {
    invoice: toEuro(cents),
    fee: charged,
    retained: toEuro(retained),
    totalCost: toEuro(totalCost),
    totalFinancing: toEuro(cents - retained - totalCost),
  };
}
