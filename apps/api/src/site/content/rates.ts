import type { Country } from '@statewise/i18n';

/** The first day of the prices that a new installation shows. */
export const pricedSince = '2020-01-01';

/** What savings earn, in percent a year; other countries have no rate, so that their calculator uses the specified fallback. */
export const saverRates: readonly (readonly [country: Country, rate: number])[] = [
  ['mt', 1.25],
  ['be', 0.85],
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
