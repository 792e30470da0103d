import { choices } from '../choices.js';

/** The countries in which a business can open an account, in the order in which forms show them. */
export const { business_countries: businessCountries } = choices;
export type BusinessCountry = (typeof businessCountries)[number];

export function isBusinessCountry(value: unknown): value is BusinessCountry {
  return businessCountries.some((country) => country === value);
}
