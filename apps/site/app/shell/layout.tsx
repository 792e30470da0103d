import type { ReactNode } from 'react';
import { NoticesContext } from '../notices/notice-link.js';
import type { LayoutData } from '../page/page-state.js';
import { SchemeContext } from '../scheme/scheme-switch.js';
import { useSiteText } from '../messages/use-site-text.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { localisePath, pagePaths } from '@statewise/i18n';
import { Button, Link, useLocale } from '@statewise/ui';
import { usePlace } from '../page/place.js';

/** What stands around every page in a country and language; what visitors are told first stands above it and covers nothing of it. */
export function Layout({
  menus,
  notices,
  year,
  isPrivacyAccepted,
  scheme,
  children,
}: LayoutData & { readonly children?: ReactNode }) {
  const t = useSiteText();
  return (
    <SchemeContext value={scheme}>
      <NoticesContext value={notices}>
        <div className="sw-page">
          <a className="sw-skip" href="#main">
            {t('menu.skip')}
          </a>
          {!isPrivacyAccepted && <PrivacyBanner />}
          <Header menus={menus} />
          <main id="main" tabIndex={-1} className="site-main">
            {children}
          </main>
          <Footer menus={menus} year={year} />
        </div>
      </NoticesContext>
    </SchemeContext>
  );
}

/** The privacy policy's notice, until the reader goes on; without script its button is a form. */
function PrivacyBanner() {
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
