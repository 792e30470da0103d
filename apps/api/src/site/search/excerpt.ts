import { withoutAccents } from './letters.js';

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

/** Lets each stretch of an excerpt begin where its sentence does, or say that it began before. */
export function fromStart(marked: string, plain: string): string {
  return marked
    .split(between)
    .map((stretch) => {
      const at = plain.indexOf(stretch.replaceAll('\u0002', '').replaceAll('\u0003', ''));
      if (at <= 0) return stretch;
      const before = plain.slice(Math.max(0, at - farthestStart), at);
      const ends = [...before.matchAll(/[.?!:…]["”»]? /g)].at(-1);
      const isFirst = before.length === at;
      if (!ends && !isFirst) return `… ${stretch}`;
      return `${before.slice(ends ? ends.index + ends[0].length : 0)}${stretch}`;
    })
    .join(between);
}

const wordsBefore = 8;
/** So many words back the beginning of a sentence is shown. */
const farthestWord = 18;
const wordsShown = 28;

/** A stretch of a text around the first word that begins like one that was asked for, else its beginning; accents do not count. */
export function excerptAround(text: string, asked: readonly string[]): ExcerptPart[] {
  const words = text.split(' ');
  const isAsked = (word: string): boolean =>
    asked.some((start) =>
      withoutAccents(word)
        .toLowerCase()
        .replace(/^(?:[^\p{L}\p{N}]|[ldjmnstc]['’])+/u, '')
        .startsWith(start),
    );
  const start = startBefore(words, words.findIndex(isAsked));
  const isPhrase = start === 0 || endsSentence(words[start - 1]);
  const shown = [...(isPhrase ? [] : ['…']), ...words.slice(start, start + wordsShown)];
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

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that can stand in HTML and XML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
