import { percentOf, toEuro } from '../money.js';
import { centsIn, decimalIn, type Typed } from './amount-text.js';
import { dayCount, individualRate, type IndividualRate } from './rates.js';

/** Context of the saver rate in the rates table. */
export const saverRateContext = 'saver_rate';

/** What savings earn in a year; money in euro, rate in percent a year. */
export interface Savings {
  readonly principal: number;
  readonly rate: number;
  readonly interest: number;
  readonly total: number;
}

/** The saver rate of a country in percent a year; without one it is 1 for Malta and 0.6 elsewhere. */
export function saverRate(rates: readonly IndividualRate[], country: string, context = saverRateContext): number {
  return individualRate(rates, context, country) ?? (country.toLowerCase() === 'mt' ? 1 : 0.6);
}

/**
 * A year's interest: principal × rate × 365/360 (the product's day count), rounded once; undefined unless the principal is an amount from 0 on
 * and the rate a number.
 */
export function saver(principal: Typed, rate: number): Savings | undefined {
  const cents = centsIn(principal);
  const percent = decimalIn(rate);
  if (cents === undefined || percent === undefined) return undefined;
  const interest = percentOf(cents, percent, dayCount);
  return { principal: toEuro(cents), rate, interest: toEuro(interest), total: toEuro(cents + interest) };
}
