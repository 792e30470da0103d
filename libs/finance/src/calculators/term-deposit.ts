import { powerOfTen, type Decimal } from '../decimal.js';
import { percentOf, toEuro } from '../money.js';
import { centsIn, decimalIn, noThousands, numberIn, type Typed } from './amount-text.js';
import { dayCount, isIn } from './rates.js';

/** The smallest deposit, in euro, that is fixed for a term. */
export const leastDeposit = 1_000;

/** A rate as the site's API gives it: percent a year, by number of years and country. */
export interface TermRate {
  /** A number of years as text; `0` is the account without a fixed term. */
  readonly year: string;
  readonly interest_rate: string | number;
  readonly net_interest_rate: string | number;
  readonly pro_gross_interest_rate: string | number;
  readonly pro_net_interest_rate: string | number;
  readonly Country: { readonly value: string };
}

/** Who saves: a person, or a business at the pro rates. */
export type DepositKind = 'individual' | 'pro';

/** What a deposit earns; rates in percent a year, money in euro. */
export interface Deposit {
  readonly principal: number;
  readonly years: number;
  readonly grossRate: number;
  readonly netRate: number;
  readonly grossInterest: number;
  readonly netInterest: number;
  readonly total: number;
}

/** The rates of a country to choose from: with `showOnlyZeroRate` those of year 0, else all others; ascending by year. */
export function termRates(rates: readonly TermRate[], country: string, showOnlyZeroRate = false): TermRate[] {
  return rates
    .filter((rate) => isIn(rate, country) && (Number(rate.year) === 0) === showOnlyZeroRate)
    .sort((one, other) => Number(one.year) - Number(other.year));
}

/** The number of years that is filled in already, because there is only one to choose. */
export function preselectedYears(rates: readonly TermRate[]): number | undefined {
  return rates.length === 1 ? Number(rates[0]?.year) : undefined;
}

/** The rate for a number of years; where none matches, the one for the most years. */
export function termRateFor(rates: readonly TermRate[], years: number): TermRate | undefined {
  const descending = [...rates].sort((one, other) => Number(other.year) - Number(one.year));
  return descending.find((rate) => Number(rate.year) === years) ?? descending[0];
}

/**
 * Interest over the term: principal × rate × 365/360 × years (the product's day count), where 0 years count as one. Undefined unless
 * principal and years are numbers from 0 on and there is a rate. The total is what is paid out: the principal and the net interest.
 */
export function termDeposit(
  principal: Typed,
  years: Typed,
  rates: readonly TermRate[],
  kind: DepositKind = 'individual',
): Deposit | undefined {
  const cents = centsIn(principal);
  const time = numberIn(years, noThousands);
  if (cents === undefined || time === undefined || time < 0) return undefined;
  const rate = termRateFor(rates, time);
  const grossRate = numberIn(kind === 'pro' ? rate?.pro_gross_interest_rate : rate?.interest_rate, noThousands);
  const netRate = numberIn(kind === 'pro' ? rate?.pro_net_interest_rate : rate?.net_interest_rate, noThousands);
  if (grossRate === undefined || netRate === undefined) return undefined;
  const { units, scale } = exactly(time === 0 ? 1 : years);
  const term = { times: dayCount.times * units, over: dayCount.over * powerOfTen(scale) };
  const netInterest = percentOf(cents, exactly(netRate), term);
  return {
    principal: toEuro(cents),
    years: time,
    grossRate,
    netRate,
    grossInterest: toEuro(percentOf(cents, exactly(grossRate), term)),
    netInterest: toEuro(netInterest),
    total: toEuro(cents + netInterest),
  };
}

const nothing: Decimal = { units: 0n, scale: 0 };

/** A figure that is known to be a number. */
function exactly(value: Typed): Decimal {
  return decimalIn(value, noThousands) ?? nothing;
}
