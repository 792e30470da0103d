import { escapeHtml, provider, type Language } from '@statewise/i18n';
import { mailLayout } from './mail-layout.js';
import type { MailContent, MailPart } from './mail-parts.js';

/** A mail as its HTML is drawn; without a language it is English. */
interface DrawnMail extends Pick<MailContent, 'subject' | 'text'> {
  readonly parts?: readonly MailPart[] | undefined;
  readonly language?: Language | undefined;
}

/** The HTML of a mail: paragraphs of its text in the bank's look, and each part where its lines stand alone. */
export function mailHtml({ subject, text, parts = [], language = 'en' }: DrawnMail): string {
  const paragraphs = text
    .trim()
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/);
  const suffix = ` – ${provider.name}`;
  return put(mailLayout.frame, {
    lang: language,
    title: escapeHtml(subject.endsWith(suffix) ? subject.slice(0, -suffix.length) : subject),
    bank: escapeHtml(provider.name),
    foot: escapeHtml(`${provider.legalName} · ${provider.registration} · ${provider.email}`),
    preview: escapeHtml(previewOf(paragraphs)),
    content: paragraphs.map((paragraph) => blocksOf(paragraph.split('\n'), parts)).join(''),
  });
}

/** The first line that says something: behind the greeting, which ends with a comma. */
const previewOf = (paragraphs: readonly string[]): string =>
  paragraphs.find((paragraph) => !paragraph.endsWith(','))?.split('\n')[0] ?? '';

/** The lines of a paragraph with the parts among them. */
function blocksOf(lines: readonly string[], parts: readonly MailPart[]): string {
  const at = lines.findIndex((_, index) => partAt(lines, index, parts) !== undefined);
  if (at < 0) return paragraphOf(lines);
  const part = partAt(lines, at, parts);
  if (!part) return '';
  const height = part.text.split('\n').length;
  return paragraphOf(lines.slice(0, at)) + drawn(part) + blocksOf(lines.slice(at + height), parts);
}

function partAt(lines: readonly string[], index: number, parts: readonly MailPart[]): MailPart | undefined {
  return parts.find(({ text }) => {
    const wanted = text.split('\n');
    return wanted.every((line, offset) => lines[index + offset] === line);
  });
}

const paragraphOf = (lines: readonly string[]): string =>
  lines.length === 0 ? '' : put(mailLayout.paragraph, { text: lines.map(escapeHtml).join('<br>') });

function drawn(part: MailPart): string {
  switch (part.kind) {
    case 'button':
    case 'link':
      return put(mailLayout[part.kind], { href: escapeHtml(part.text), label: escapeHtml(part.label) });
    case 'code':
      return put(mailLayout.code, { text: escapeHtml(part.text) });
    case 'list':
      return put(mailLayout.list, {
        rows: part.items.map((item) => put(mailLayout.item, { text: escapeHtml(item) })).join(''),
      });
    case 'figures':
      return put(mailLayout.figures, {
        rows: part.rows
          .map(([label, value]) => put(mailLayout.figure, { label: escapeHtml(label), text: escapeHtml(value) }))
          .join(''),
      });
  }
}

/** A template with its values, each already HTML; what a value holds is not looked at for placeholders. */
const put = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
