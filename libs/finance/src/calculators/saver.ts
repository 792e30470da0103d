import { roundEuro } from '../money.js';
import { numberIn, type Typed } from './amount-text.js';
import { dayCount, individualRate, type IndividualRate } from './rates.js';

/** Context of the saver rate in the rates table. */
export const saverRateContext = 'saver_rate';

/** What savings earn in a year; money in euro, rate in percent a year. */
export interface Savings {
  readonly rate: number;
  readonly interest: number;
  readonly total: number;
}

/** The saver rate of a country in percent a year; without one it is 1 for Malta and 0.6 elsewhere. */
export function saverRate(rates: readonly IndividualRate[], country: string, context = saverRateContext): number {
  return individualRate(rates, context, country) ?? (country.toLowerCase() === 'mt' ? 1 : 0.6);
}

/** A year's interest: principal × rate × 365/360 (the product's day count); undefined unless the principal is a number from 0 on. */
export function saver(principal: Typed, rate: number): Savings | undefined {
  const amount = numberIn(principal);
  if (amount === undefined || amount < 0) return undefined;
  const interest = roundEuro(((amount * rate) / 100) * dayCount);
  return { rate, interest, total: roundEuro(amount + interest) };
}
