import { escapeHtml } from '@statewise/i18n';
import { withoutAccents } from './accents.js';

/** A piece of an excerpt; `match` when it is what was searched for. */
export interface ExcerptPart {
  readonly text: string;
  readonly match: boolean;
}

/** Splits an excerpt in which `\u0002` and `\u0003` stand around what was found. */
export function excerptParts(marked: string): ExcerptPart[] {
  return marked
    .split('\u0002')
    .flatMap((piece, at): ExcerptPart[] => {
      const end = piece.indexOf('\u0003');
      if (at === 0 || end < 0) return [{ text: piece, match: false }];
      return [
        { text: piece.slice(0, end), match: true },
        { text: piece.slice(end + 1), match: false },
      ];
    })
    .filter(({ text }) => text !== '');
}

const between = ' … ';
/** So far back, in characters, the beginning of a sentence is looked for. */
const farthestStart = 120;

const amounts = /€ ?\d+(?:[.,]\d+)*|\d{1,3}(?: \d{3})*(?:,\d+)? €/g;

/** Lets no line break in an amount; what was found may be marked in it. */
export function bindAmounts(text: string): string {
  return text
    .replaceAll(/(?<=\d) (?=\d{3}\p{Cc}? €)/gu, '\u202f')
    .replaceAll(/(?<=€) (?=\p{Cc}?\d)|(?<=\d\p{Cc}?) (?=€)/gu, '\u00a0');
}

/**
 * Lets each stretch of an excerpt begin where its sentence does, or say that it began before, and end behind an amount that it began;
 * stretches that then meet become one, and the last one says that it goes on.
 */
export function fromStart(marked: string, plain: string): string {
  let text = '';
  let shown = 0;
  for (const cut of marked.split(between)) {
    const isFirst = text === '';
    const { at, bare, stretch } = withWholeAmounts(cut, plain, shown);
    const start = at < 0 ? undefined : sentenceStart(plain, at);
    if (!isFirst && at >= 0 && (start ?? at) <= shown) text += plain.slice(shown, at) + stretch;
    else if (start !== undefined) text += (isFirst ? '' : between) + plain.slice(start, at) + stretch;
    else text += (isFirst && at >= 0 ? '… ' : isFirst ? '' : between) + stretch;
    if (at >= 0) shown = at + bare.length;
  }
  const [end = ''] = /^[.?!…]["”»]?(?= |$)/.exec(plain.slice(shown)) ?? [];
  const isEnded = end !== '' || shown === plain.length || endsSentence(text.replace(/\p{Cc}$/u, ''));
  return text + (isEnded ? end : ' …');
}

/** A stretch with the rest of the amounts that it cuts, without its marks, and where it stands in the text: less than 0 for nowhere. */
function withWholeAmounts(cut: string, plain: string, from: number) {
  const bare = cut.replaceAll('\u0002', '').replaceAll('\u0003', '');
  const found = plain.indexOf(bare, from);
  if (found < 0) return { at: found, bare, stretch: cut };
  let [at, end] = [found, found + bare.length];
  for (const { index, 0: amount } of plain.matchAll(amounts)) {
    if (index >= from && index < found && index + amount.length > found) at = index;
    if (index < end && index + amount.length > end) end = index + amount.length;
  }
  const stretch = plain.slice(at, found) + cut + plain.slice(found + bare.length, end);
  return { at, bare: plain.slice(at, end), stretch };
}

/** Where the sentence of a place begins, unless that is too far away. */
function sentenceStart(plain: string, at: number): number | undefined {
  const from = Math.max(0, at - farthestStart);
  const end = [...plain.slice(from, at).matchAll(/[.?!:…]["”»]? /g)].at(-1);
  if (end) return from + end.index + end[0].length;
  return from === 0 ? 0 : undefined;
}

const wordsBefore = 8;
/** So many words back the beginning of a sentence is shown. */
const farthestWord = 18;
const wordsShown = 28;

/** A stretch of a text around the first word that begins like one that was asked for, else its beginning; accents do not count. */
export function excerptAround(text: string, terms: readonly string[]): ExcerptPart[] {
  const words = text.split(' ');
  const isAsked = (word: string): boolean =>
    terms.some((start) =>
      withoutAccents(word)
        .toLowerCase()
        .replace(/^(?:[^\p{L}\p{N}]|[ldjmnstc]['’])+/u, '')
        .startsWith(start),
    );
  const start = startBefore(words, words.findIndex(isAsked));
  const stretch = words.slice(start, start + wordsShown);
  const isBegun = start === 0 || endsSentence(words[start - 1]);
  const isEnded = start + wordsShown >= words.length || endsSentence(stretch.at(-1));
  const shown = [...(isBegun ? [] : ['…']), ...stretch, ...(isEnded ? [] : ['…'])];
  return shown.flatMap((word, at): ExcerptPart[] => [
    ...(at === 0 ? [] : [{ text: ' ', match: false }]),
    { text: word, match: isAsked(word) },
  ]);
}

const endsSentence = (word = ''): boolean => /[.?!:…]["”»]?$/.test(word);

/** Where the sentence of a word begins, if that is near enough; else a few words before it. */
function startBefore(words: readonly string[], found: number): number {
  const nearest = Math.max(0, found - wordsBefore);
  const ofSentence = words.slice(0, Math.max(0, found)).findLastIndex((word) => endsSentence(word)) + 1;
  return found - ofSentence <= farthestWord ? ofSentence : nearest;
}

/** The same as HTML whose only element is `mark`. */
export function excerptHtml(parts: readonly ExcerptPart[]): string {
  return parts.map(({ text, match }) => (match ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text))).join('');
}
