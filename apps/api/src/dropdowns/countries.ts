import { countryCodes } from '@statewise/fields';
import { regionNames, namedChoices, type Language } from '@statewise/i18n';
import type { Choice } from '@statewise/contract';
import names from './nationalities.json' with { type: 'json' };

/**
 * By ISO 3166-1 alpha-2 code; the Dutch and the French agree with "nationality". Places after which no nationality is named,
 * such as Antarctica, are left out.
 */
const nationalities = new Map<string, Readonly<Record<Language, string>>>(Object.entries(names));

/** All countries of ISO 3166-1, named in the reader's language and in its alphabetical order. */
export function countryChoices(language: Language): Choice[] {
  return namedChoices(countryCodes, language);
}

/** A nationality for each of these countries; where there is none of the country's name, the country itself. */
export function nationalityChoices(language: Language): Choice[] {
  const countryName = regionNames(language);
  return namedChoices(countryCodes, language, (code) => nationalities.get(code)?.[language] ?? countryName(code));
}
