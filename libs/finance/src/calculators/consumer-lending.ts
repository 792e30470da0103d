import { amortisation } from '../amortisation.js';
import { annualPercentageRate, roundRate } from '../apr.js';
import { powerOfTen, roundedQuotient } from '../decimal.js';
import { toEuro } from '../money.js';
import { centsIn, decimalIn, type Typed } from './amount-text.js';
import { individualRate, type IndividualRate } from './rates.js';

/** Percent a year where the country has no rate of its own. */
export const defaultLendingRate = 2.81;

/** Context of the rate that a country may set, which is that of the loan for any purpose. */
export const lendingRateContext = 'consumer_lending_rate';

/** Contexts of the loans for one purpose, whose rates may differ. */
export const renovationRateContext = 'renovation_loan_rate';
export const greenRateContext = 'green_loan_rate';

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
  readonly amount: number;
  /** Percent a year. */
  readonly rate: number;
  /** Annual percentage rate of charge, in percent with two decimals. */
  readonly apr: number;
  readonly monthlyPayment: number;
  readonly totalInterest: number;
  readonly totalPaid: number;
  readonly rows: readonly LendingRow[];
}

/** The lending rate of a country in percent a year, or the default; of the loan for any purpose unless said. */
export function lendingRate(rates: readonly IndividualRate[], country: string, context = lendingRateContext): number {
  return individualRate(rates, context, country) ?? defaultLendingRate;
}

/** What every representative example borrows, so that people can compare: euro, years. */
const example = { amount: 10_000, years: 5 };

/** A loan that stands for all at a rate, as the law wants it beside the rate (Directive 2023/2225, article 8). */
export function representativeExample(rate: number): Lending {
  const lending = consumerLending(example.amount, example.years, rate);
  if (!lending) throw new RangeError(`There is no loan at ${rate} percent.`);
  return lending;
}

/**
 * The schedule of a loan over a number of years with 12 payments a year; undefined unless both figures are numbers that make a loan.
 * Source: the annuity formula, see `annuityPayment`; a balance never shows below 0 because the last payment closes it.
 */
export function consumerLending(amount: Typed, years: Typed, rate = defaultLendingRate): Lending | undefined {
  const principal = centsIn(amount) ?? 0;
  const months = monthsIn(years);
  if (principal === 0 || months < 1 || months > 1200 || !(rate >= 0 && rate < 1000)) return undefined;
  const cents = amortisation({ principal, rate, months });
  const rows = cents.map((row) => ({
    month: row.month,
    payment: toEuro(row.payment),
    interest: toEuro(row.interest),
    principal: toEuro(row.principal),
    balance: toEuro(row.balance),
  }));
  const interest = cents.reduce((sum, row) => sum + row.interest, 0);
  const repayments = cents.map(({ payment, month }) => ({ amount: payment, years: month / 12 }));
  return {
    amount: toEuro(principal),
    rate,
    apr: roundRate(annualPercentageRate([{ amount: principal, years: 0 }], repayments) ?? 0),
    monthlyPayment: rows[0]?.payment ?? 0,
    totalInterest: toEuro(interest),
    totalPaid: toEuro(principal + interest),
    rows,
  };
}

/** The nearest whole number of months to a number of years; 0 for what is no number. */
function monthsIn(years: Typed): number {
  const time = decimalIn(years, { thousands: false });
  return time === undefined ? 0 : Number(roundedQuotient(12n * time.units, powerOfTen(time.scale)));
}
