import { localePrefix, parseLocalisedPath, type Locale } from '@statewise/i18n';

/** Country and language of the page; the server serves front ends under a locale prefix only. */
export function localeOf(path: string): Locale {
  return parseLocalisedPath(path)?.locale ?? { country: 'ot', language: 'en' };
}

/** The language that the page is in now. */
export const pageLanguage = (): string => document.documentElement.lang;

/** What the router takes as the start of every path, from where the front end stands after the locale. */
export function basenameOf(locale: Locale, base: string): string {
  return `${localePrefix(locale)}${base}`;
}

/** The address that brings an application back on any device. */
export function resumeAddress(origin: string, basename: string, code: string): string {
  return `${origin}${basename}/resume/${code}`;
}
