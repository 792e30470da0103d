import type { Language } from '@statewise/i18n';
import type { Choice } from '@statewise/contract';

const month: Readonly<Record<Language, string>> = { en: 'months', nl: 'maanden', fr: 'mois' };

export function numberChoices(values: readonly string[]): Choice[] {
  return values.map((value) => ({ value, label: value }));
}

/** Durations, all longer than a month: `60 months`. */
export function monthChoices(values: readonly string[], language: Language): Choice[] {
  return values.map((value) => ({ value, label: `${value} ${month[language]}` }));
}
