import { isLanguage, parseLocalisedPath, type Country, type Locale } from '@statewise/i18n';

/** The cookie that keeps the country and language that a visitor chose. */
export const localeCookie = 'SITE_LOCALE';

/** Where a visitor without a locale in the address belongs: by the cookie, else by the browser's languages, else English. */
export function wantedLocale(headers: Headers): Locale {
  return (
    localeInCookie(headers.get('cookie') ?? '') ??
    localeInLanguages(headers.get('accept-language') ?? '') ?? { country: 'ot', language: 'en' }
  );
}

function localeInCookie(cookies: string): Locale | undefined {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${localeCookie}=`));
  return found === undefined ? undefined : parseLocalisedPath(`/${found.slice(localeCookie.length + 1)}`)?.locale;
}

function localeInLanguages(header: string): Locale | undefined {
  const tags = header
    .split(',')
    .map(readTag)
    .filter(({ weight }) => weight > 0);
  for (const { language, region } of tags.toSorted((one, other) => other.weight - one.weight))
    if (isLanguage(language)) return { country: countryOf(region), language };
  return undefined;
}

function readTag(entry: string): { readonly language: string; readonly region: string; readonly weight: number } {
  const [tag = '', ...parameters] = entry.trim().split(';');
  const [language = '', region = ''] = tag.toLowerCase().split('-');
  const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
  return { language, region, weight: quality === undefined ? 1 : Number(quality.trim().slice(2)) || 0 };
}

function countryOf(region: string): Country {
  return region === 'mt' || region === 'be' ? region : 'ot';
}
