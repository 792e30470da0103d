import type { JobFilter } from '@statewise/machines';
import { localisePath, pagePaths, type Locale } from '@statewise/i18n';

/** What the parts of the filter are called in an address. */
export const filterNames = { employmentKind: 'type', place: 'place' } as const;

/** Longer than any word that the bank uses. */
const longestWord = 40;

/** The filter that an address asks for. */
export function filterIn(parameters: URLSearchParams): JobFilter {
  const word = (name: string): string => (parameters.get(name) ?? '').slice(0, longestWord);
  return { employmentKind: word(filterNames.employmentKind), place: word(filterNames.place) };
}

/** The address of a filtered list. */
export function addressOf(locale: Locale, { employmentKind, place }: JobFilter): string {
  const parameters = new URLSearchParams({
    ...(employmentKind !== '' && { [filterNames.employmentKind]: employmentKind }),
    ...(place !== '' && { [filterNames.place]: place }),
  });
  return `${localisePath(locale, pagePaths.careers)}${parameters.size === 0 ? '' : `?${parameters}`}`;
}
