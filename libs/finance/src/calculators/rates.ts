import type { Times } from '../money.js';
import { numberIn } from './amount-text.js';

/** A rate as the site's API gives it: percent a year, by context and country. */
export interface IndividualRate {
  readonly context: string;
  readonly interest_rate: string | number;
  readonly Country: { readonly value: string };
}

/** The rate in percent for a context in a country; the first one counts. */
export function individualRate(rates: readonly IndividualRate[], context: string, country: string): number | undefined {
  const found = rates.find((rate) => rate.context === context && isIn(rate, country));
  return found && numberIn(found.interest_rate, { thousands: false });
}

/** Whether a rate is one of a country, whatever the case of the code. */
export function isIn(rate: { readonly Country: { readonly value: string } }, country: string): boolean {
  return rate.Country.value.toLowerCase() === country.toLowerCase();
}

/** The day count of savings products: 365 days of interest on a year of 360. */
export const dayCount: Times = { times: 365n, over: 360n };
