import { diffArrays } from 'diff';

/** A stretch of a text: as it was and is, only as it was, or only as it is. */
export interface WordChange {
  readonly kind: 'same' | 'before' | 'after';
  readonly text: string;
}

/** How many words may differ; where more do, both texts are shown whole. */
const maxEditLength = 2_000;

/** What is another in a text, word by word; words that are the same in both stand between. */
export function wordDifference(before: string, after: string): readonly WordChange[] {
  const changes = diffArrays(wordsIn(before), wordsIn(after), { maxEditLength });
  if (changes === undefined) return [beforeIs(before), afterIs(after)];
  return changes.map(({ value, added, removed }) => {
    const text = value.join('');
    if (added) return afterIs(text);
    return removed ? beforeIs(text) : { kind: 'same', text };
  });
}

const wordsIn = (text: string): string[] => text.match(/\S+|\s+/g) ?? [];

const beforeIs = (text: string): WordChange => ({ kind: 'before', text });
const afterIs = (text: string): WordChange => ({ kind: 'after', text });
