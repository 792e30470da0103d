/** A page that the search box suggests. */
export interface Suggestion {
  readonly title: string;
  readonly url: string;
}

/** More suggestions than these are not shown. */
export const maxSuggestions = 6;

/** The keys that move through suggestions, by the names that keyboards give them. */
export const suggestionKeys = ['ArrowDown', 'ArrowUp', 'Home', 'End'] as const;
export type SuggestionKey = (typeof suggestionKeys)[number];

/** The suggestion that a key leads to; -1 is the field itself. Undefined where the key moves the cursor in the field instead. */
export function suggestionAfter(key: SuggestionKey, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  if (active < 0) return undefined;
  return key === 'End' ? count - 1 : 0;
}
