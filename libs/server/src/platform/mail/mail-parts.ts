import { fill, labelled, provider, type Language, type MessageValues } from '@statewise/i18n';

/** A mail with `{name}` placeholders; `button` is the label of what leads to `{link}`, `leave` that of a way out at `{leave}`. */
export interface MailText {
  readonly subject: string;
  readonly body: string;
  readonly button?: string;
  readonly leave?: string;
}

/** Part of a mail that its HTML draws in a way of its own; `text` is the lines that stand for it in the plain text. */
export type MailPart =
  | { readonly kind: 'button' | 'link'; readonly text: string; readonly label: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'list'; readonly text: string; readonly items: readonly string[] }
  | { readonly kind: 'figures'; readonly text: string; readonly rows: readonly Figure[] };

/** An amount, term or date with what it is called. */
export type Figure = readonly [label: string, value: string];

/**
 * What a text's placeholders become: `link` a button, `leave` a link, `code` and `number` a box, texts a list, figures a table, each where
 * it has lines of its own.
 */
export interface MailValues {
  readonly name?: string;
  readonly link?: string;
  readonly code?: string;
  readonly number?: string;
  readonly [value: string]: string | number | readonly string[] | readonly Figure[] | undefined;
}

/** What a mail says, as plain text and as the parts that its HTML draws. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly parts: readonly MailPart[];
  readonly language: Language;
}

/** A mail's text with its values and the bank's name put in. */
export function renderMail(mail: MailText, values: MailValues, language: Language): MailContent {
  const parts = Object.entries(values).flatMap(([name, value]) => partOf(mail, name, value, language) ?? []);
  const texts = Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, string] => [name, textOf(value, language)]),
  );
  const known: MessageValues = { ...texts, name: greetable(values.name) };
  const text = fill(mail.body, known)
    // Without a name "Hello ," is "Hello,".
    .replace(/^(\p{L}+) ,/u, '$1,')
    .replaceAll(/\n{3,}/g, '\n\n');
  return { subject: `${fill(mail.subject, known)} – ${provider.name}`, text, parts, language };
}

function partOf(
  { button, leave }: MailText,
  name: string,
  value: MailValues[string],
  language: Language,
): MailPart | undefined {
  if (value === undefined || value === '') return undefined;
  const text = textOf(value, language);
  if (name === 'link' && button !== undefined) return { kind: 'button', text, label: button };
  if (name === 'leave' && leave !== undefined) return { kind: 'link', text, label: leave };
  if (name === 'code' || name === 'number') return { kind: 'code', text };
  if (typeof value !== 'object' || value.length === 0) return undefined;
  return areFigures(value) ? { kind: 'figures', text, rows: value } : { kind: 'list', text, items: value };
}

function textOf(value: MailValues[string], language: Language): string {
  if (typeof value !== 'object') return String(value ?? '');
  return areFigures(value)
    ? value.map(([label, figure]) => labelled(language, label, figure)).join('\n')
    : value.map((item) => `– ${item}`).join('\n');
}

const openLabels: Readonly<Record<Language, string>> = {
  en: 'Open the page',
  nl: 'De pagina openen',
  fr: 'Ouvrir la page',
};

/** The button of a mail whose text has a link on a line of its own and no label for it. */
export const openButton = (link: string, language: Language): MailPart => ({
  kind: 'button',
  text: link,
  label: openLabels[language],
});

/** The same part with each of its texts changed. */
export function mapPart(part: MailPart, change: (text: string) => string): MailPart {
  const text = change(part.text);
  if (part.kind === 'list') return { ...part, text, items: part.items.map(change) };
  if (part.kind === 'figures')
    return { ...part, text, rows: part.rows.map(([label, value]) => [label, change(value)]) };
  return { ...part, text };
}

function areFigures(value: readonly string[] | readonly Figure[]): value is readonly Figure[] {
  return typeof value[0] === 'object';
}

/**
 * A name as a letter greets with it; empty where it could be a text or a link. A form filled in with the address of
 * another person must not have the bank send there what its author likes.
 */
function greetable(name: string | undefined): string {
  const text = (name ?? '').trim();
  return /^[\p{L}\p{M}][\p{L}\p{M}’'\- ]{0,39}$/u.test(text) && text.split(' ').length <= 4 ? text : '';
}
