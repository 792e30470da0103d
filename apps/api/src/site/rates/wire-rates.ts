import type { DepositRate, IndividualRate } from '@statewise/contract/bank';
import { rateContexts, yearsOf, type Price } from '../../pricing/pricing.service.js';

/** The prices that calculators know by a context. */
export function individualRates(prices: readonly Price[]): IndividualRate[] {
  return prices.flatMap(({ product, rate, country }) => {
    const context = rateContexts[product];
    return context === undefined ? [] : [{ context, interest_rate: rate, Country: { value: country } }];
  });
}

/** The prices of deposits, by their years. */
export function termRates(prices: readonly Price[]): DepositRate[] {
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
