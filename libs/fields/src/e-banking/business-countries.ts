/** The countries in which a business can open an account, in the order in which forms show them. */
export const businessCountries = ['be', 'mt', 'nl', 'fr', 'lu'] as const;
export type BusinessCountry = (typeof businessCountries)[number];

export function isBusinessCountry(value: unknown): value is BusinessCountry {
  return businessCountries.some((country) => country === value);
}
