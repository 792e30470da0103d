import { withoutAccents } from './accents.js';

/** A word of the site's texts and in how many of them it stands. */
export interface KnownWord {
  readonly word: string;
  readonly texts: number;
}

/** Shorter words are as near to others as to themselves. */
const shortestMended = 4;

/** The word of the texts that is nearest to one that none of them has; the word itself where none is near. */
export function mendWord(typed: string, known: readonly KnownWord[]): string {
  const word = withoutAccents(typed).toLowerCase();
  if (word.length < shortestMended || known.some((one) => one.word.startsWith(word))) return typed;
  const limit = word.length < 8 ? 1 : 2;
  let best: { readonly word: string; readonly distance: number; readonly texts: number } | undefined;
  for (const one of known) {
    if (one.word.length < shortestMended || Math.abs(one.word.length - word.length) > limit) continue;
    const distance = distanceOf(word, one.word, limit);
    if (distance > limit) continue;
    if (!best || distance < best.distance || (distance === best.distance && one.texts > best.texts))
      best = { ...one, distance };
  }
  return best?.word ?? typed;
}

/** How many letters were added, left out, changed or swapped with their neighbour; more than `most` counts as one more. */
function distanceOf(one: string, other: string, limit: number): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const change = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      let least = Math.min(change, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1);
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      if (isSwapped) least = Math.min(least, (before[to - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > limit) return limit + 1;
    [before, row] = [row, next];
  }
  return row[other.length] ?? limit + 1;
}
