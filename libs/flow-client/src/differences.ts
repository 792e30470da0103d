import type { Fields } from '@statewise/fields';
import type { Difference } from '@statewise/machines';

const text = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

/** Fields of a step that somebody else changed since `base` and that say something else than `mine`. */
export function differencesOf(base: Fields = {}, theirs: Fields = {}, mine: Fields = {}): readonly Difference[] {
  const names = new Set([...Object.keys(theirs), ...Object.keys(base)]);
  return [...names]
    .filter((field) => text(theirs[field]) !== text(base[field]) && text(theirs[field]) !== text(mine[field]))
    .map((field) => ({ field, mine: mine[field], theirs: theirs[field] }));
}

/** Whether somebody else changed a field since `base`. */
export function hasChanged(base: Fields | undefined, theirs: Fields | undefined): boolean {
  return differencesOf(base, theirs, base).length > 0;
}

/** The fields of `mine`, with what only somebody else changed since `base` as they left it. */
export function mergedFields(base: Fields = {}, theirs: Fields = {}, mine: Fields = {}): Fields {
  const untouched = Object.keys(theirs).filter((field) => text(mine[field]) === text(base[field]));
  return {
    ...mine,
    ...Object.fromEntries(
      untouched.filter((field) => text(theirs[field]) !== text(base[field])).map((field) => [field, theirs[field]]),
    ),
  };
}
