import type { JobFilter } from '@statewise/machines';
import { localisePath, bankPaths, type Locale } from '@statewise/i18n';

/** What the parts of the filter are called in an address. */
export const filterNames = { employmentKind: 'type', place: 'place' } as const;

/** What a kind of employment or a place is called in an address. Whatever else stands there is not repeated by a page of the bank. */
const word = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;
const longestWord = 40;

/** The filter that an address asks for; what cannot be the name of anything filters nothing. */
export function filterIn(parameters: URLSearchParams): JobFilter {
  const wordOf = (name: string): string => {
    const asked = parameters.get(name) ?? '';
    return asked.length <= longestWord && word.test(asked) ? asked : '';
  };
  return { employmentKind: wordOf(filterNames.employmentKind), place: wordOf(filterNames.place) };
}

/** The address of a filtered list. */
export function jobFilterAddress(locale: Locale, { employmentKind, place }: JobFilter): string {
  const parameters = new URLSearchParams({
    ...(employmentKind !== '' && { [filterNames.employmentKind]: employmentKind }),
    ...(place !== '' && { [filterNames.place]: place }),
  });
  return `${localisePath(locale, bankPaths.careers)}${parameters.size === 0 ? '' : `?${parameters}`}`;
}

/** The contact form with its subject filled in. */
export function writeAbout(locale: Locale, subject: string): string {
  const parameters = new URLSearchParams({ subject });
  return localisePath(locale, `${bankPaths.contact}?${parameters}#contact-form`);
}
