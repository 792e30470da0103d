import type { Messages } from './catalogue.js';
import type { Language } from './locale.js';

/** Values for a text's placeholders; one of them also chooses the form of a plural. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A text that no catalogue has. */
export interface MissingText {
  readonly key: string;
  readonly language: Language;
  readonly area: string | undefined;
}

/** Told about a text that no catalogue has, once per text. */
export type ReportMissing = (missing: MissingText) => void;

/** Finds texts by key. */
export interface Translator<Key extends string = string> {
  (key: Key, values?: MessageValues): string;
  /** For keys that are known only when the program runs, such as error keys: an unknown one is reported, and shown in English or in words made of the key. */
  readonly text: (key: string, values?: MessageValues) => string;
  readonly has: (key: string) => boolean;
  readonly language: Language;
}

export interface TranslatorOptions {
  readonly onMissing?: ReportMissing;
  readonly area?: string;
  /** Texts in English, for what is not there in the language. */
  readonly english?: Messages;
}

/** A translator over one set of messages. */
export function createTranslator<Key extends string>(
  language: Language,
  messages: Messages<Key>,
  options: TranslatorOptions = {},
): Translator<Key> {
  const english = options.english ?? {};
  const reported = new Set<string>();
  const text = (key: string, values?: MessageValues): string => {
    const message = messageIn(messages, key);
    if (message !== undefined) return fill(choose(language, message, values), values);
    if (!reported.has(key)) {
      reported.add(key);
      options.onMissing?.({ key, language, area: options.area });
    }
    const inEnglish = messageIn(english, key);
    return inEnglish === undefined ? wordsOf(key) : fill(choose('en', inEnglish, values), values);
  };
  const has = (key: string): boolean => Object.hasOwn(messages, key);
  return Object.assign((key: Key, values?: MessageValues) => text(key, values), { text, has, language });
}

function messageIn(messages: Messages, key: string): string | undefined {
  return Object.hasOwn(messages, key) ? messages[key] : undefined;
}

/** What a key says to a reader who must do without its text: `field.first_name` is *First name*. A text that was taken for a key stays as it is. */
export function wordsOf(key: string): string {
  if (/\s/.test(key)) return key;
  const words = (key.split('.').at(-1) || key)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Wraps a callback so that each text is told once however many translators lack it. */
export function reportOnce(report: ReportMissing): ReportMissing {
  const reported = new Set<string>();
  return (missing) => {
    const id = `${missing.language}:${missing.area ?? ''}:${missing.key}`;
    if (reported.has(id)) return;
    reported.add(id);
    report(missing);
  };
}

const plural = /^\{(\w+), plural, /;
const pluralForms = /(\w+) \{((?:[^{}]|\{\w+\})*)\}/g;
const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** The text itself, or the form of a plural that its value asks for; the form `other` stands last and holds for what has none. */
function choose(language: Language, message: string, values?: MessageValues): string {
  const [, value] = plural.exec(message) ?? [];
  if (value === undefined) return message;
  const rule = (rules[language] ??= new Intl.PluralRules(language)).select(Number(values?.[value] ?? 0));
  const forms = [...message.matchAll(pluralForms)];
  return forms.find(([, form]) => form === rule || form === 'other')?.[2] ?? message;
}

/** The texts of a plural by form (`one`, `other` …); a text that is no plural has the form `other` alone. */
export function formsOf(message: string): Readonly<Partial<Record<string, string>>> {
  if (!plural.test(message)) return { other: message };
  return Object.fromEntries([...message.matchAll(pluralForms)].map(([, form, text]) => [form, text]));
}

/** What every text may name without being given it; here, so that a first page fetches two names alone of the provider. */
export const namesInTexts = { bank: 'Meridian Bank', partnerStore: 'Bathline' } as const;

/** Puts values in the place of `{name}`, the bank's and its partner's name among them; a name without a value stays as it is. */
export function fill(text: string, values: MessageValues = {}): string {
  const known: MessageValues = { ...namesInTexts, ...values };
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(known, name) ? String(known[name]) : placeholder,
  );
}
