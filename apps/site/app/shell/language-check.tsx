import { hasCookie, useLocale } from '@statewise/ui';
import { useEffect } from 'react';
import { useChart } from '../charts/use-chart.js';
import { languageCookie } from '../cookies.js';
import { usePlace } from '../page/page-state.js';

/** Leads to the same page in the browser's language, once a day. */
export function LanguageCheck(): null {
  const locale = useLocale();
  const { paths, offered } = usePlace();
  const { send } = useChart(
    () => import('./language-check-actor.js').then(({ languageCheckActor }) => languageCheckActor(paths, locale)),
    'on the first event',
  );
  useEffect(() => {
    send({
      type: 'languages.read',
      browser: navigator.language,
      page: locale.language,
      offered,
      isDone: hasCookie(document.cookie, languageCookie),
    });
  }, [locale.language, offered, send]);
  return null;
}
