import { setCookie } from '@statewise/ui';
import { isLanguage, localisePath, parseLocalisedPath, type Locale } from '@statewise/i18n';
import { languageCheckMachine } from '@statewise/machines';
import { languageCookie, oneDay } from '../cookies.js';
import type { PathsByLanguage } from './addresses.js';

/** The chart of the language check, which sets the cookie and leads to the page in the other language. */
export const languageCheckChart = (paths: PathsByLanguage, locale: Locale) => ({
  machine: languageCheckMachine.provide({
    actions: {
      rememberCheck: () => setCookie(languageCookie, '1', oneDay),
      redirect: ({ context }) => location.replace(samePageIn(context.wanted, paths, locale)),
    },
  }),
});

function samePageIn(language: string, paths: PathsByLanguage, locale: Locale): string {
  const target = isLanguage(language) ? language : 'en';
  const path = paths[target] ?? parseLocalisedPath(location.pathname)?.path ?? '/';
  return `${localisePath({ ...locale, language: target }, path)}${location.search}${location.hash}`;
}
