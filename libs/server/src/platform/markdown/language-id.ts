import { languages, type Language } from '@statewise/i18n';

/** The number under which a language stands in tables and on the wire: en 1, nl 2, fr 3. */
export const languageIds: Readonly<Record<Language, number>> = { en: 1, nl: 2, fr: 3 };

/** The language of a number; English for any other. */
export function languageOfId(id: number): Language {
  return languages.find((language) => languageIds[language] === id) ?? 'en';
}
