import { hasCookie, setCookie, tenYears } from '@statewise/ui';
import { LateChart } from '../charts/late-chart.js';
import { languageCookie, oneDay } from '../cookies.js';
import { onClick } from '../on-click.js';
import type { PageData } from '../page/page-data.js';
import { localeCookie } from '../preferred-locale.js';

/** Leads to the same page in the browser's language, once a day: the chart decides, and is not asked where there is nothing to decide. */
export function checkLanguage({ locale, paths, offered, isLanguageChecked }: PageData): void {
  const { language: browser } = navigator;
  if (isLanguageChecked || browser.slice(0, 2).toLowerCase() === locale.language) return;
  const chart = new LateChart(() =>
    import('./language-check-chart.js').then(({ languageCheckChart }) => languageCheckChart(paths, locale)),
  );
  const isDone = hasCookie(document.cookie, languageCookie);
  chart.send({ type: 'languages.read', browser, page: locale.language, offered, isDone });
}

/** Remembers the language or country that a reader chooses, who is not sent elsewhere afterwards. */
export function rememberLocale(): void {
  onClick('a[data-locale]', ({ dataset: { locale = '' } }) => {
    setCookie(languageCookie, '1', oneDay);
    setCookie(localeCookie, locale, tenYears);
  });
}
