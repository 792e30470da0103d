/** A piece of an excerpt; `match` when it is what was searched for. */
export interface ExcerptPart {
  readonly text: string;
  readonly match: boolean;
}

/** Splits an excerpt in which `\u0002` and `\u0003` stand around what was found. */
export function excerptParts(marked: string): ExcerptPart[] {
  return marked.split('\u0002').flatMap((piece, at): ExcerptPart[] => {
    const end = piece.indexOf('\u0003');
    if (at === 0 || end < 0) return [{ text: piece, match: false }];
    return [{ text: piece.slice(0, end), match: true }, { text: piece.slice(end + 1), match: false }];
  }).filter(({ text }) => text !== '');
}

/** The same as HTML whose only element is `mark`. */
export function excerptHtml(parts: readonly ExcerptPart[]): string {
  return parts.map(({ text, match }) => (match ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text))).join('');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that can stand in HTML and XML. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
