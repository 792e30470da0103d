import type { Language } from '@statewise/i18n';

/** How the texts of a language stand beside the original, which is English. */
export const languageStates = ['missing', 'older', 'current'] as const;
export type LanguageState = (typeof languageStates)[number];

/** The texts of one version by language, each as a whole that is equal where they are; absent where there are none. */
export type TextsOfVersion = Readonly<Partial<Record<Language, string>>>;

const original: Language = 'en';

/** How a language stands in the first of the versions, which are the newest first. */
export function languageStateOf(language: Language, versions: readonly TextsOfVersion[]): LanguageState {
  if (versions[0]?.[language] === undefined) return 'missing';
  return lastChange(language, versions) > lastChange(original, versions) ? 'older' : 'current';
}

/** How many versions ago the texts of a language became what they are. */
function lastChange(language: Language, versions: readonly TextsOfVersion[]): number {
  const another = versions.findIndex((version) => version[language] !== versions[0]?.[language]);
  return (another === -1 ? versions.length : another) - 1;
}
