/** Languages every page is written in. */
export const languages = ['en', 'nl', 'fr'] as const;
export type Language = (typeof languages)[number];

/** Countries the provider serves; `ot` stands for every other one. */
export const countries = ['mt', 'be', 'ot'] as const;
export type Country = (typeof countries)[number];

/** Where and in which language a visitor reads; the address prefix says it. */
export interface Locale {
  readonly country: Country;
  readonly language: Language;
}

/** An address split into its locale and the path after the prefix, which starts with `/`. */
export interface LocalisedPath {
  readonly locale: Locale;
  readonly path: string;
}

const known: ReadonlySet<unknown> = new Set(languages);

export function isLanguage(value: unknown): value is Language {
  return known.has(value);
}

/** The language that a value names; English when it names none. */
export function languageOr(value: unknown): Language {
  return isLanguage(value) ? value : 'en';
}

export function isCountry(value: unknown): value is Country {
  return countries.some((country) => country === value);
}

/** `/mt-en` for a named country, `/en` for the others. */
export function localePrefix({ country, language }: Locale): string {
  return country === 'ot' ? `/${language}` : `/${country}-${language}`;
}

/** Every locale by the first part of its addresses. */
const bySegment: ReadonlyMap<string, Locale> = new Map(
  countries.flatMap((country) =>
    languages.map((language) => [localePrefix({ country, language }).slice(1), { country, language }] as const),
  ),
);

/** Puts the locale's prefix before a path: `/loan-application` becomes `/be-nl/loan-application`. */
export function localisePath(locale: Locale, path: string): string {
  return path === '/' || path === ''
    ? `${localePrefix(locale)}/`
    : `${localePrefix(locale)}${path.startsWith('/') ? '' : '/'}${path}`;
}

/** Splits an address path; undefined when its first segment is no locale. `/ot-en` is none, since `ot` has no country part. */
export function parseLocalisedPath(address: string): LocalisedPath | undefined {
  const [segment = '', ...rest] = address.replace(/^\//, '').split('/');
  const locale = bySegment.get(segment);
  return locale && { locale, path: `/${rest.join('/')}` };
}

/** The addresses of a page and of everything below it, for a path such as `/:locale/loan-application`. */
export function pagePattern(path: string): RegExp {
  const parts = path.split('/').slice(1);
  const source = parts.map((part) =>
    part === ':locale'
      ? `/(?:${[...bySegment.keys()].join('|')})`
      : `/${part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`,
  );
  return new RegExp(`^${source.join('')}(?:/|$)`);
}

/** The same page in another language or country; an address without a locale is returned as it is. */
export function switchLocale(address: string, change: Partial<Locale>): string {
  const parsed = parseLocalisedPath(address);
  return parsed ? localisePath({ ...parsed.locale, ...change }, parsed.path) : address;
}

/** The first language of an `Accept-Language` header or `navigator.languages` that pages exist in. */
export function preferredLanguage(preferred: readonly string[]): Language | undefined {
  for (const tag of preferred) {
    const [language] = tag.trim().toLowerCase().split('-');
    if (isLanguage(language)) return language;
  }
  return undefined;
}

/** The cookie that keeps the language chosen in a front end whose addresses have none. */
export const chosenLanguageCookie = 'LANGUAGE';

/** The language that the cookies of a request ask for; undefined where none was chosen. */
export function languageIn(cookies: string): Language | undefined {
  const chosen = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${chosenLanguageCookie}=`));
  return languages.find((language) => chosen === `${chosenLanguageCookie}=${language}`);
}

/** So many characters of the header are read: a browser sends a dozen tags at most. */
const longestHeader = 500;

/** The tags of an `Accept-Language` header in lower case, the most wanted first. */
export function acceptedLanguages(header: string): string[] {
  const tags = new Map<string, number>();
  for (const entry of header.slice(0, longestHeader).toLowerCase().split(',')) {
    const [tag = ''] = entry.split(';', 1);
    const [, quality] = /;\s*q=([^;]*)/.exec(entry) ?? [];
    const weight = quality === undefined ? 1 : Number(quality) || 0;
    if (weight > (tags.get(tag.trim()) ?? 0)) tags.set(tag.trim(), weight);
  }
  const sorted = [...tags].toSorted(([, one], [, other]) => other - one);
  return sorted.map(([tag]) => tag);
}

/** The BCP 47 tag by which figures and dates are written, e.g. `nl-BE`. */
export function formattingTag({ country, language }: Locale): string {
  if (country === 'ot') return { en: 'en-IE', nl: 'nl-NL', fr: 'fr-FR' }[language];
  return country === 'be'
    ? { en: 'en-IE', nl: 'nl-BE', fr: 'fr-BE' }[language]
    : { en: 'en-MT', nl: 'nl-NL', fr: 'fr-FR' }[language];
}
