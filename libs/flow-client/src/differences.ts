import type { Fields } from '@statewise/fields';
import type { AnswerDifference } from '@statewise/machines';

/** A value as it is compared: what is not answered is empty, and a number is what was typed for it. */
export const asTyped = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

/** Returns the fields of a step whose value in `theirs` differs from the one in `base` and from the one in `mine`. */
export function differencesOf(base: Fields = {}, theirs: Fields = {}, mine: Fields = {}): readonly AnswerDifference[] {
  const names = new Set([...Object.keys(theirs), ...Object.keys(base)]);
  return [...names]
    .filter(
      (field) => asTyped(theirs[field]) !== asTyped(base[field]) && asTyped(theirs[field]) !== asTyped(mine[field]),
    )
    .map((field) => ({ field, mine: mine[field], theirs: theirs[field] }));
}

/** Whether a field of `theirs` has another value than in `base`. */
export function hasChanged(base: Fields | undefined, theirs: Fields | undefined): boolean {
  return differencesOf(base, theirs, base).length > 0;
}

/** Returns `mine` with the values of `theirs` in the fields that only `theirs` changed since `base`. */
export function mergedFields(base: Fields = {}, theirs: Fields = {}, mine: Fields = {}): Fields {
  const untouched = Object.keys(theirs).filter((field) => asTyped(mine[field]) === asTyped(base[field]));
  return {
    ...mine,
    ...Object.fromEntries(
      untouched
        .filter((field) => asTyped(theirs[field]) !== asTyped(base[field]))
        .map((field) => [field, theirs[field]]),
    ),
  };
}
