import { localePrefix, localisePath, bankPaths, parseLocalisedPath, type Locale } from '@statewise/i18n';
import { data, redirect } from 'react-router';
import { preferredLocale } from './preferred-locale.js';

/** What is thrown where there is no page. */
export function notFound() {
  return data(null, { status: 404 });
}

/** The locale that an address begins with; an unknown country or language is no page. */
export function localeOf(params: { readonly locale?: string | undefined }): Locale {
  const parsed = parseLocalisedPath(`/${params.locale ?? ''}`);
  if (!parsed) throw notFound();
  return parsed.locale;
}

/** Leads to the address that was meant: a prefix in other letters, or a country without a language. */
export function redirectToLocale({ url, headers }: Request): void {
  const { pathname, search } = new URL(url);
  const meant = meantPath(pathname, headers);
  if (meant === undefined) return;
  // A country alone leads to each visitor's own language.
  const isChoice = pathname.split('/')[1]?.length === 2;
  throw redirect(`${meant}${search}`, isChoice ? { headers: { Vary: 'Cookie, Accept-Language' } } : 301);
}

/** Leads to the anniversary from every other address whose last part is its name, whatever stands before that. */
export function redirectToAnniversary({ url, headers }: Request): void {
  const pathname = new URL(url).pathname.replace(/\/$/, '');
  const { path, locale = preferredLocale(headers) } = parseLocalisedPath(pathname) ?? {};
  if (!pathname.endsWith(bankPaths.anniversary) || path === bankPaths.anniversary) return;
  throw redirect(localisePath(locale, bankPaths.anniversary), { headers: { Vary: 'Cookie, Accept-Language' } });
}

/** Undefined where an address means nothing else than it says. */
export function meantPath(pathname: string, headers: Headers): string | undefined {
  const [segment = '', ...rest] = pathname.slice(1).split('/');
  const prefix = segment.toLowerCase();
  const path = `/${rest.join('/')}`;
  if (prefix === 'mt' || prefix === 'be' || prefix === 'ot')
    return localisePath({ country: prefix, language: preferredLocale(headers).language }, path);
  const locale = parseLocalisedPath(`/${prefix.replace(/^ot-/, '')}`)?.locale;
  return locale && localePrefix(locale) !== `/${segment}` ? localisePath(locale, path) : undefined;
}
