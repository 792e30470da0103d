import { countryCodes } from '@statewise/fields';
import type { Language } from '@statewise/i18n';
import type { Choice } from './choice.js';

/** All countries of ISO 3166-1, named in the reader's language and in its alphabetical order. */
export function countryChoices(language: Language): Choice[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const order = new Intl.Collator(language);
  return countryCodes
    .map((code) => ({ value: code, label: names.of(code.toUpperCase()) ?? code }))
    .sort((a, b) => order.compare(a.label, b.label));
}
