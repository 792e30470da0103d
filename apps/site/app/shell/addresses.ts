import { isLanguage, languages, localisePath, type Language, type Locale } from '@statewise/i18n';

/** Where a page stands in each language, after the prefix. */
export type PathsByLanguage = Readonly<Partial<Record<Language, string>>>;

/** The paths that a page's loader tells; none for a page that is not there. */
export function pathsOf(loaderData: unknown): PathsByLanguage {
  if (typeof loaderData !== 'object' || loaderData === null || !('paths' in loaderData)) return {};
  const { paths } = loaderData;
  return typeof paths === 'object' && paths !== null ? paths : {};
}

/** The languages that a page is written in: all, unless its loader says which. */
export function offeredOf(loaderData: unknown): readonly Language[] {
  if (typeof loaderData !== 'object' || loaderData === null || !('offered' in loaderData)) return languages;
  return Array.isArray(loaderData.offered) ? loaderData.offered.filter(isLanguage) : languages;
}

/** The same page elsewhere; the home page where it does not exist. */
export function addressIn(paths: PathsByLanguage, locale: Locale): string {
  return localisePath(locale, paths[locale.language] ?? '/');
}
