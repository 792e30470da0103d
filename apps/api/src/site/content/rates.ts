import type { Country } from '@statewise/i18n';

/** The context under which a country's savings rate stands; named after the product. */
const saverRateContext = 'meridian_saver_rate';

/** The context under which a country's personal loan rate stands. */
const lendingRateContext = 'consumer_lending_rate';

export interface DemoIndividualRate {
  readonly country: Country;
  readonly context: string;
  /** Percent per year. */
  readonly interestRate: number;
}

/** Other countries have none, so that their calculators use the specified fallbacks. */
export const individualRates: readonly DemoIndividualRate[] = [
  { country: 'mt', context: lendingRateContext, interestRate: 3.15 },
  { country: 'mt', context: saverRateContext, interestRate: 1.25 },
  { country: 'be', context: lendingRateContext, interestRate: 2.95 },
  { country: 'be', context: saverRateContext, interestRate: 0.85 },
];

/** Rates of one year in percent: gross and net for individuals, then for businesses. */
export type DemoYearRate = readonly [
  country: Country,
  year: string,
  gross: number,
  net: number,
  proGross: number,
  proNet: number,
];

/** Year 0 is Saver Plus, which has no term. Other countries have a single rate. */
export const yearRates: readonly DemoYearRate[] = [
  ['mt', '0', 1.6, 1.36, 1.4, 1.19],
  ['mt', '1', 2.1, 1.785, 1.9, 1.615],
  ['mt', '2', 2.3, 1.955, 2.1, 1.785],
  ['mt', '3', 2.45, 2.0825, 2.25, 1.9125],
  ['mt', '5', 2.7, 2.295, 2.5, 2.125],
  ['be', '1', 1.9, 1.33, 1.75, 1.225],
  ['be', '2', 2.05, 1.435, 1.9, 1.33],
  ['be', '3', 2.2, 1.54, 2.05, 1.435],
  ['be', '4', 2.3, 1.61, 2.15, 1.505],
  ['be', '5', 2.4, 1.68, 2.25, 1.575],
  ['ot', '1', 1.8, 1.8, 1.6, 1.6],
];
