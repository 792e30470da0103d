import { countryCodes } from '@statewise/fields';
import type { Language } from '@statewise/i18n';
import type { Choice } from '@statewise/contract';
import names from './nationalities.json' with { type: 'json' };

/**
 * By ISO 3166-1 alpha-2 code; the Dutch and the French agree with "nationality". Places after which no nationality is named,
 * such as Antarctica, are left out.
 */
const nationalities = new Map<string, Readonly<Record<Language, string>>>(Object.entries(names));

/** All countries of ISO 3166-1, named in the reader's language and in its alphabetical order. */
export function countryChoices(language: Language): Choice[] {
  return inOrder(language, countryNames(language));
}

/** A nationality for each of these countries; where there is none of the country's name, the country itself. */
export function nationalityChoices(language: Language): Choice[] {
  const countryName = countryNames(language);
  return inOrder(language, (code) => nationalities.get(code)?.[language] ?? countryName(code));
}

function countryNames(language: Language): (code: string) => string {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return (code) => names.of(code.toUpperCase()) ?? code;
}

function inOrder(language: Language, nameOf: (code: string) => string): Choice[] {
  const order = new Intl.Collator(language);
  return countryCodes
    .map((code) => ({ value: code, label: nameOf(code) }))
    .sort((a, b) => order.compare(a.label, b.label));
}
