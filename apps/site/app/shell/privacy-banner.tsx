import { localisePath, pagePaths } from '@statewise/i18n';
import { Button, Link, useLocale } from '@statewise/ui';
import { useSiteText } from '../messages/use-site-text.js';
import { usePlace } from '../page/place.js';

/** The privacy policy's notice, until the reader goes on; without script its button is a form. */
export function PrivacyBanner() {
  const t = useSiteText();
  const locale = useLocale();
  const { path, search } = usePlace();
  return (
    <section className="site-privacy" aria-labelledby="privacy-title">
      <div className="sw-width site-privacy__row">
        <div>
          <h2 id="privacy-title">{t('privacy.title')}</h2>
          <p>
            {t('privacy.text')} <Link href={localisePath(locale, pagePaths.privacy)}>{t('privacy.more')}</Link>
          </p>
        </div>
        <form method="post" action={localisePath(locale, '/privacy-choice')}>
          <input type="hidden" name="from" value={`${path}${search}`} />
          <Button type="submit">{t('privacy.continue')}</Button>
        </form>
      </div>
    </section>
  );
}
