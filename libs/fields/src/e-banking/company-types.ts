import { type BusinessCountry } from './business-countries.js';

/** A person who trades under their own name: no company, so it has owners and partners, not beneficial owners. */
export const soleTrader = 'sole_trader';

/** The legal forms of each country, in the order in which forms show them. */
export const companyTypes: Readonly<Record<BusinessCountry, readonly string[]>> = {
  be: [soleTrader, 'bv', 'nv', 'cv', 'vof', 'commv', 'vzw'],
  mt: [soleTrader, 'ltd', 'plc', 'partnership', 'foundation'],
  nl: [soleTrader, 'bv', 'nv', 'cv', 'vof', 'maatschap', 'stichting'],
  fr: [soleTrader, 'sarl', 'eurl', 'sas', 'sasu', 'sa', 'snc'],
  lu: [soleTrader, 'sarl', 'sarl_s', 'sa', 'scs', 'snc'],
};

/** Every legal form once. */
export const companyTypeValues: readonly string[] = [...new Set(Object.values(companyTypes).flat())];

/** The dropdown with the legal forms of a country: two countries may write different ones alike. */
export function companyTypesIn(country: unknown): string {
  return `company_types.${String(country)}`;
}

/** Whether a legal form exists in a country. */
export function isCompanyTypeOf(type: unknown, country: BusinessCountry): boolean {
  return companyTypes[country].some((known) => known === type);
}
