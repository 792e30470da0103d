import { decimalOf, powerOfTen, roundedQuotient, type Decimal } from './decimal.js';

/** Up to here every amount in cents has a double of its own. */
const mostCents = 1e15;

/** Whole cents of an amount in euro as it is written, rounded once with halves away from zero; NaN where there is no amount. */
export function toCents(euro: number): number {
  // Stryker disable next-line ArithmeticOperator: without it the exact way below answers the same
  const near = Math.round(euro * 100);
  // Almost every amount is one of whole cents already.
  if (near / 100 === euro && Math.abs(near) <= mostCents) return near + 0;
  const decimal = decimalOf(euro);
  if (decimal === undefined) return Number.NaN;
  return Number(roundedQuotient(100n * decimal.units, powerOfTen(decimal.scale)));
}

/** An amount in euro with at most two decimals, of whole cents. */
export function toEuro(cents: number): number {
  return cents / 100;
}

/** How often a share of an amount is taken, as a fraction. */
export interface Times {
  readonly times: bigint;
  readonly over: bigint;
}

/** So many percent of an amount in whole cents, as often as said (once by default): computed exactly and rounded once, halves away from zero. */
export function percentOf(cents: number, percent: Decimal, { times, over }: Times = { times: 1n, over: 1n }): number {
  const share = BigInt(cents) * percent.units * times;
  return Number(roundedQuotient(share, 100n * powerOfTen(percent.scale) * over));
}
