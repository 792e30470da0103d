import { amortisation } from '../amortisation.js';
import { toCents, toEuro } from '../money.js';
import { numberIn, type Typed } from './amount-text.js';
import { individualRate, type IndividualRate } from './rates.js';

/** Percent a year where the country has no rate of its own. */
export const defaultLendingRate = 2.81;

/** Context of the rate that a country may set. */
export const lendingRateContext = 'consumer_lending_rate';

/** A month of the schedule, in euro. */
export interface LendingRow {
  readonly month: number;
  readonly payment: number;
  readonly interest: number;
  readonly principal: number;
  readonly balance: number;
}

/** What borrowing costs; money in euro. */
export interface Lending {
  /** Percent a year. */
  readonly rate: number;
  readonly monthlyPayment: number;
  readonly totalInterest: number;
  readonly totalPaid: number;
  readonly rows: readonly LendingRow[];
}

/** The lending rate of a country in percent a year, or the default. */
export function lendingRate(rates: readonly IndividualRate[], country: string): number {
  return individualRate(rates, lendingRateContext, country) ?? defaultLendingRate;
}

/**
 * The schedule of a loan over a number of years with 12 payments a year; undefined unless both figures are numbers that make a loan.
 * Source: the annuity formula, see `annuityPayment`; a balance never shows below 0 because the last payment closes it.
 */
export function consumerLending(amount: Typed, years: Typed, rate = defaultLendingRate): Lending | undefined {
  const principal = toCents(numberIn(amount) ?? 0);
  const months = Math.round((numberIn(years, { thousands: false }) ?? 0) * 12);
  if (!Number.isSafeInteger(principal) || principal <= 0 || months < 1 || months > 1200 || !(rate >= 0 && rate < 1000))
    return undefined;
  const cents = amortisation({ principal, rate, months });
  const rows = cents.map((row) => ({
    month: row.month,
    payment: toEuro(row.payment),
    interest: toEuro(row.interest),
    principal: toEuro(row.principal),
    balance: toEuro(row.balance),
  }));
  const interest = cents.reduce((sum, row) => sum + row.interest, 0);
  return {
    rate,
    monthlyPayment: rows[0]?.payment ?? 0,
    totalInterest: toEuro(interest),
    totalPaid: toEuro(principal + interest),
    rows,
  };
}
