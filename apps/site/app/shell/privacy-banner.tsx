import { localisePath, pagePaths } from '@statewise/i18n';
import { Button, hasCookie, Link, privacyCookie, rememberAcceptance, useLocale } from '@statewise/ui';
import { useEffect, type FormEvent, type ReactNode } from 'react';
import { useChart } from '../charts/use-chart.js';
import { useSiteText } from '../messages/use-site-text.js';
import { usePlace } from '../page/page-state.js';

const loadChart = () => import('./privacy-actor.js').then(({ privacyActor }) => privacyActor());

/** The privacy policy's notice, until somebody goes on; without script its button is a form. */
export function PrivacyBanner({ isAccepted }: { readonly isAccepted: boolean }): ReactNode {
  const t = useSiteText();
  const locale = useLocale();
  const { path, search } = usePlace();
  const { snapshot, send } = useChart(loadChart, 'on the first event');
  useEffect(() => {
    // Without the chart, which nobody needs who has accepted: the cookie is kept for as long again.
    if (isAccepted) rememberAcceptance();
    else send({ type: 'cookie.read', isAccepted: hasCookie(document.cookie, privacyCookie) });
  }, [isAccepted, send]);
  const isShown = snapshot === undefined ? !isAccepted : snapshot.matches('shown');
  if (!isShown) return null;
  const accept = (event: FormEvent): void => {
    event.preventDefault();
    send({ type: 'policy.accepted' });
  };
  return (
    <section className="site-privacy" aria-labelledby="privacy-title">
      <div className="sw-width site-privacy__row">
        <div>
          <h2 id="privacy-title">{t('privacy.title')}</h2>
          <p>
            {t('privacy.text')} <Link href={localisePath(locale, pagePaths.privacy)}>{t('privacy.more')}</Link>
          </p>
        </div>
        <form method="post" action={localisePath(locale, '/privacy-choice')} onSubmit={accept}>
          <input type="hidden" name="from" value={`${path}${search}`} />
          <Button type="submit">{t('privacy.continue')}</Button>
        </form>
      </div>
    </section>
  );
}
