/** A stretch of a text: as it was and is, only as it was, or only as it is. */
export interface WordChange {
  readonly kind: 'same' | 'before' | 'after';
  readonly text: string;
}

/** Above so many pairs of words both texts are shown whole. */
const maxPairs = 1_000_000;

/** What is another in a text, word by word; words that are the same in both stand between. */
export function wordDifference(before: string, after: string): readonly WordChange[] {
  const [was, is] = [wordsIn(before), wordsIn(after)];
  const start = sameFrom(was, is);
  const end = sameFrom(was.slice(start).toReversed(), is.slice(start).toReversed());
  const [left, right] = [was.slice(start, was.length - end), is.slice(start, is.length - end)];
  return joined([
    ...was.slice(0, start).map((text) => ({ kind: 'same', text }) as const),
    ...(left.length * right.length > maxPairs ? replaced(left, right) : compared(left, right)),
    ...was.slice(was.length - end).map((text) => ({ kind: 'same', text }) as const),
  ]);
}

const wordsIn = (text: string): string[] => text.match(/\S+|\s+/g) ?? [];

function sameFrom(one: readonly string[], other: readonly string[]): number {
  const first = one.findIndex((word, at) => word !== other[at]);
  return first === -1 ? Math.min(one.length, other.length) : first;
}

const replaced = (left: readonly string[], right: readonly string[]): WordChange[] => [
  ...left.map((text) => ({ kind: 'before', text }) as const),
  ...right.map((text) => ({ kind: 'after', text }) as const),
];

/** The shortest way from one text to the other, by their longest common row of words. */
function compared(left: readonly string[], right: readonly string[]): WordChange[] {
  const common = Array.from({ length: left.length + 1 }, () => new Uint32Array(right.length + 1));
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1)
      common[i]?.fill(left[i] === right[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1)), j, j + 1);
  const parts: WordChange[] = [];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    const [one, other] = [left[i], right[j]];
    if (one !== undefined && one === other) {
      parts.push({ kind: 'same', text: one });
      i += 1;
      j += 1;
    } else if (one !== undefined && (other === undefined || at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: 'before', text: one });
      i += 1;
    } else {
      parts.push({ kind: 'after', text: other ?? '' });
      j += 1;
    }
  }
  return parts;
}

function joined(parts: readonly WordChange[]): WordChange[] {
  const all: WordChange[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last?.kind === part.kind) all[all.length - 1] = { kind: part.kind, text: last.text + part.text };
    else all.push(part);
  }
  return all;
}
