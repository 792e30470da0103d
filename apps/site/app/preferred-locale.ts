import { acceptedLanguages, isLanguage, parseLocalisedPath, type Country, type Locale } from '@statewise/i18n';

/** The cookie that keeps the country and language that a visitor chose. */
export const localeCookie = 'SITE_LOCALE';

/** Where a visitor without a locale in the address belongs: by the cookie, else by the browser's languages, else English. */
export function preferredLocale(headers: Headers): Locale {
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
  for (const tag of acceptedLanguages(header)) {
    const [language = '', region = ''] = tag.split('-');
    if (isLanguage(language)) return { country: countryOf(region), language };
  }
  return undefined;
}

function countryOf(region: string): Country {
  return region === 'mt' || region === 'be' ? region : 'ot';
}
