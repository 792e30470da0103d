import { messages as wizardEn } from '@statewise/wizard/messages/en';
import { messages as wizardFr } from '@statewise/wizard/messages/fr';
import { messages as wizardNl } from '@statewise/wizard/messages/nl';
import { messages as businessEn } from '../../e-banking/src/messages/en.ts';
import { messages as businessFr } from '../../e-banking/src/messages/fr.ts';
import { messages as businessNl } from '../../e-banking/src/messages/nl.ts';
import { messages as loanEn } from '../../loan/src/messages/en.ts';
import { messages as loanFr } from '../../loan/src/messages/fr.ts';
import { messages as loanNl } from '../../loan/src/messages/nl.ts';
import { messages as storeEn } from '../../store/src/messages/en.ts';
import { messages as storeFr } from '../../store/src/messages/fr.ts';
import { messages as storeNl } from '../../store/src/messages/nl.ts';

/** A language that the journeys read. */
export type Language = 'en' | 'nl' | 'fr';

/** The texts of a front end as people read them, without placeholders filled in. */
export interface Texts<Key extends string> {
  readonly of: (language: Language, key: Key) => string;
  /** The label of a field. */
  readonly label: (language: Language, field: string) => string;
}

/** Keys of the texts without plural forms. */
type PlainKey<Messages> = { [Key in keyof Messages]: Messages[Key] extends string ? Key : never }[keyof Messages] &
  string;

function textsOf<Messages extends object>(
  byLanguage: Readonly<Record<Language, object>> & { readonly en: Messages },
): Texts<PlainKey<Messages>> {
  const find = (language: Language, key: string): string => {
    const text: unknown = new Map<string, unknown>(Object.entries(byLanguage[language])).get(key);
    if (typeof text !== 'string') throw new Error(`${key} has no text in ${language}.`);
    return text;
  };
  return { of: find, label: (language, field) => find(language, `field.${field}`) };
}

// Each front end shows the wizard's texts where it has none of its own.
const loan = {
  en: { ...wizardEn, ...loanEn },
  nl: { ...wizardNl, ...loanNl },
  fr: { ...wizardFr, ...loanFr },
};
const business = {
  en: { ...wizardEn, ...businessEn },
  nl: { ...wizardNl, ...businessNl },
  fr: { ...wizardFr, ...businessFr },
};

const store = {
  en: { ...wizardEn, ...storeEn },
  nl: { ...wizardNl, ...storeNl },
  fr: { ...wizardFr, ...storeFr },
};

export const loanTexts = textsOf(loan);
export const businessTexts = textsOf(business);
export const storeTexts = textsOf(store);

export type TextKey = PlainKey<(typeof loan)['en']>;
export type BusinessKey = PlainKey<(typeof business)['en']>;
export type StoreKey = PlainKey<(typeof store)['en']>;
