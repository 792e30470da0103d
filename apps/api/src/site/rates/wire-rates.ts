import type { CalculatorRate, IndividualCalculatorRate } from './rates.entity.js';

/** A year's rates as calculators read them, in percent. */
export function wireRate(rate: CalculatorRate) {
  return {
    year: rate.year,
    interest_rate: rate.interestRate,
    net_interest_rate: rate.netInterestRate,
    pro_gross_interest_rate: rate.proGrossInterestRate,
    pro_net_interest_rate: rate.proNetInterestRate,
    Country: { value: rate.country },
  };
}

/** A product's rate as calculators read it, in percent. */
export function wireIndividualRate({ context, interestRate, country }: IndividualCalculatorRate) {
  return { context, interest_rate: interestRate, Country: { value: country } };
}

export type WireRate = ReturnType<typeof wireRate>;
export type WireIndividualRate = ReturnType<typeof wireIndividualRate>;
