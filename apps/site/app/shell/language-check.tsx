import { isLanguage, localisePath, parseLocalisedPath, type Locale } from '@statewise/i18n';
import { useLocale } from '@statewise/ui';
import { useEffect } from 'react';
import { useChart } from '../charts/use-chart.js';
import { hasCookie, languageCookie, oneDay, setCookie } from '../cookies.js';
import { usePlace } from '../page/page-state.js';
import type { PathsByLanguage } from './addresses.js';

/** Leads to the same page in the browser's language, once a day. */
export function LanguageCheck(): null {
  const locale = useLocale();
  const { paths } = usePlace();
  const load = () =>
    import('../charts/language-check.js').then(({ languageCheckMachine }) =>
      languageCheckMachine.provide({
        actions: {
          rememberCheck: () => setCookie(languageCookie, '1', oneDay),
          redirect: ({ event }) => {
            const language = event.browser.slice(0, 2).toLowerCase();
            location.replace(samePageIn(language, paths, locale));
          },
        },
      }),
    );
  const { send } = useChart(load, 'on the first event');
  useEffect(() => {
    send({
      type: 'languages.read',
      browser: navigator.language,
      page: locale.language,
      isDone: hasCookie(document.cookie, languageCookie),
    });
  }, [locale.language, send]);
  return null;
}

function samePageIn(language: string, paths: PathsByLanguage, locale: Locale): string {
  const target = isLanguage(language) ? language : 'en';
  const path = paths[target] ?? parseLocalisedPath(location.pathname)?.path ?? '/';
  return `${localisePath({ ...locale, language: target }, path)}${location.search}${location.hash}`;
}
