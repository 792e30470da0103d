import { businessCountries, type BusinessCountry } from './business-countries.js';
import { hasCheckDigits } from './vat-check-digits.js';

// VAT identification numbers as the European Commission's VIES describes them: the country's prefix and its own number.

/** A typed VAT number is at least this long, without what only separates. */
const shortestVat = 9;

/** The national part of each country's numbers. */
const national: Readonly<Record<BusinessCountry, RegExp>> = {
  be: /^[01]\d{9}$/,
  mt: /^\d{8}$/,
  nl: /^\d{9}B\d{2}$/,
  fr: /^[0-9A-HJ-NP-Z]{2}\d{9}$/,
  lu: /^\d{8}$/,
};

/** A VAT number in parts: only letters and digits of a known country. */
export interface VatNumber {
  readonly country: BusinessCountry;
  /** Without the country's prefix. */
  readonly number: string;
}

/** What is typed, in capitals and without what only separates, or what letters write before a number. */
function compact(typed: string): string {
  return typed
    .replaceAll(/[\s.:\p{Pd}\p{Cf}/]/gu, '')
    .toUpperCase()
    .replace(/^(?:BTW|TVA|VAT)/, '');
}

/** Whether a text is long enough for a VAT number, without what only separates. */
export function isAsLongAsVat(typed: unknown): boolean {
  return typeof typed === 'string' && compact(typed).length >= shortestVat;
}

/** The VAT number that a text is in a country, with or without the prefix; undefined when it is none, by its form or its check digits. */
export function vatNumberOf(typed: unknown, country: unknown): VatNumber | undefined {
  const known = businessCountries.find((one) => one === country);
  if (known === undefined || typeof typed !== 'string' || typed.length > 40) return undefined;
  const text = compact(typed);
  if (text.length < shortestVat) return undefined;
  const prefix = known.toUpperCase();
  const found = text.startsWith(prefix) && !national[known].test(text) ? text.slice(prefix.length) : text;
  // Belgian numbers from before 2005 had nine digits; the tenth is a 0 in front.
  const number = known === 'be' && /^\d{9}$/.test(found) ? `0${found}` : found;
  return national[known].test(number) && hasCheckDigits(known, number) ? { country: known, number } : undefined;
}

/** The one way to write a VAT number: prefix and number without a sign between. */
export function vatText({ country, number }: VatNumber): string {
  return `${country.toUpperCase()}${number}`;
}

/** Returns the VAT numbers that a text typed without a country can be: one for each country whose format it has. */
export function possibleVatNumbers(typed: unknown): VatNumber[] {
  return businessCountries.flatMap((country) => vatNumberOf(typed, country) ?? []);
}
