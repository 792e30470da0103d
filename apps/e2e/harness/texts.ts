import { messages as wizardEn } from '@statewise/wizard/messages/en';
import { messages as wizardNl } from '@statewise/wizard/messages/nl';
import { messages as loanEn } from '../../loan/src/messages/en.ts';
import { messages as loanNl } from '../../loan/src/messages/nl.ts';

/** As the loan application shows them: the wizard's where it has none of its own. */
const en = { ...wizardEn, ...loanEn };

export const texts = { en, nl: { ...wizardNl, ...loanNl } } as const;

/** A language that the journeys read. */
export type Language = keyof typeof texts;

/** Key of a text without plural forms. */
export type TextKey = { [Key in keyof typeof en]: (typeof en)[Key] extends string ? Key : never }[keyof typeof en];

/** The text that people read, without placeholders filled in. */
export function textOf(language: Language, key: TextKey): string {
  const text: unknown = texts[language][key];
  if (typeof text !== 'string') throw new Error(`${key} has no text in ${language}.`);
  return text;
}

/** The label of a field. */
export function labelOf(language: Language, field: string): string {
  const key = `field.${field}`;
  if (!isTextKey(key)) throw new Error(`There is no label for ${field}.`);
  return textOf(language, key);
}

function isTextKey(key: string): key is TextKey {
  return Object.hasOwn(en, key);
}
