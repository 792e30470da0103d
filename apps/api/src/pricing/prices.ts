import { defaultLendingRate } from '@statewise/finance';
import type { PriceCountry } from '@statewise/fields';
import type { Price } from './price.entity.js';
import { loanProducts } from './products.js';

/** The prices of a country that count on a day, one a product; `date` is `YYYY-MM-DD`. */
export function pricesOn(prices: readonly Price[], country: PriceCountry, date: string): readonly Price[] {
  const found = new Map<string, Price>();
  for (const price of prices) {
    if (price.country !== country || price.effectiveFrom > date) continue;
    const other = found.get(price.product);
    if (!other || other.effectiveFrom < price.effectiveFrom) found.set(price.product, price);
  }
  return [...found.values()];
}

/** The yearly nominal rate of a loan type in percent; where there is no price it is the default of the calculators. */
export function loanRate(prices: readonly Price[], loanType: number, country: PriceCountry, date: string): number {
  const product = loanProducts[loanType];
  return pricesOn(prices, country, date).find((price) => price.product === product)?.rate ?? defaultLendingRate;
}
