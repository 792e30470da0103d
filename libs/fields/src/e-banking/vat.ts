import { businessCountries, type BusinessCountry } from './business-countries.js';
import { hasCheckDigits } from './vat-check-digits.js';

// VAT identification numbers as the European Commission's VIES describes them: the country's prefix and its own number.

/** A typed VAT number is at least this long, without what only separates. */
const shortestVat = 9;
const longestTyped = 40;

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

/** What is typed, in capitals and without what only separates. */
function compact(typed: string): string {
  return typed.replaceAll(/[\s.\-/]/g, '').toUpperCase();
}

/** Whether a text is long enough for a VAT number, without what only separates. */
export function isAsLongAsVat(typed: unknown): boolean {
  return typeof typed === 'string' && compact(typed).length >= shortestVat;
}

/** The number of a country that a text is by its form, with or without the prefix. */
function formOf(typed: unknown, country: unknown): VatNumber | undefined {
  const known = businessCountries.find((one) => one === country);
  if (known === undefined || typeof typed !== 'string' || typed.length > longestTyped) return undefined;
  const text = compact(typed);
  if (text.length < shortestVat) return undefined;
  const prefix = known.toUpperCase();
  const found = text.startsWith(prefix) && !national[known].test(text) ? text.slice(prefix.length) : text;
  // Belgian numbers from before 2005 had nine digits; the tenth is a 0 in front.
  const number = known === 'be' && /^\d{9}$/.test(found) ? `0${found}` : found;
  return national[known].test(number) ? { country: known, number } : undefined;
}

/** The VAT number that a text is in a country, with or without the prefix; undefined when it is none, by its form or its check digits. */
export function vatNumberOf(typed: unknown, country: unknown): VatNumber | undefined {
  const number = formOf(typed, country);
  return number && hasCheckDigits(number.country, number.number) ? number : undefined;
}

/** The one way to write a VAT number: prefix and number without a sign between. */
export function vatText({ country, number }: VatNumber): string {
  return `${country.toUpperCase()}${number}`;
}

/** The one way to write what is taken for a VAT number in a country: as its own are where it has their form, else in capitals and digits alone. */
export function writtenVat(typed: unknown, country: unknown): string | undefined {
  const number = formOf(typed, country);
  if (number) return vatText(number);
  if (typeof typed !== 'string' || typed.length > longestTyped || !isAsLongAsVat(typed)) return undefined;
  const text = compact(typed);
  return /^[0-9A-Z]+$/.test(text) ? text : undefined;
}

/** The ways in which applications of any country write a VAT number that was typed without one. */
export function writtenVats(typed: unknown): string[] {
  return [...new Set(businessCountries.flatMap((country) => writtenVat(typed, country) ?? []))];
}
