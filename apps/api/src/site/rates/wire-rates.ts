import { rateContexts, yearsOf, type Price } from '../../pricing/pricing.service.js';

/** A year's rates as calculators read them, in percent; year 0 is the account without a term. */
export interface WireRate {
  readonly year: string;
  readonly interest_rate: number;
  readonly net_interest_rate: number;
  readonly pro_gross_interest_rate: number;
  readonly pro_net_interest_rate: number;
  readonly Country: { readonly value: string };
}

/** A product's rate as calculators read it, in percent. */
export interface WireIndividualRate {
  readonly context: string;
  readonly interest_rate: number;
  readonly Country: { readonly value: string };
}

/** The prices that calculators know by a context. */
export function individualRates(prices: readonly Price[]): WireIndividualRate[] {
  return prices.flatMap(({ product, rate, country }) => {
    const context = rateContexts[product];
    return context === undefined ? [] : [{ context, interest_rate: rate, Country: { value: country } }];
  });
}

/** The prices of deposits, by their years. */
export function termRates(prices: readonly Price[]): WireRate[] {
  return prices.flatMap(({ product, country, rate, netRate, proRate, proNetRate }) => {
    const year = yearsOf(product);
    if (year === undefined) return [];
    return [
      {
        year,
        interest_rate: rate,
        net_interest_rate: netRate ?? rate,
        pro_gross_interest_rate: proRate ?? rate,
        pro_net_interest_rate: proNetRate ?? proRate ?? rate,
        Country: { value: country },
      },
    ];
  });
}
