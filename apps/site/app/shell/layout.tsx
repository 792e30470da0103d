import type { ReactNode } from 'react';
import { NoticesContext } from '../notices/notice-link.js';
import type { LayoutData } from '../page/page-state.js';
import { SchemeContext } from '../scheme/scheme-switch.js';
import { PrivacyBanner } from './privacy-banner.js';
import type { Menus } from '@statewise/site-content';
import { useSiteText } from '../messages/use-site-text.js';
import { Footer } from './footer.js';
import { Header } from './header.js';

/** What stands around every page in a country and language. */
export function Layout({
  menus,
  notices,
  year,
  isPrivacyAccepted,
  scheme,
  children,
}: LayoutData & { readonly children?: ReactNode }) {
  return (
    <SchemeContext value={scheme}>
      <NoticesContext value={notices}>
        <SiteShell menus={menus} year={year} banner={isPrivacyAccepted ? undefined : <PrivacyBanner />}>
          {children}
        </SiteShell>
      </NoticesContext>
    </SchemeContext>
  );
}

interface SiteShellProps {
  readonly menus: Menus;
  readonly year: number;
  /** What visitors are told before anything else; it stands above the page and covers nothing of it. */
  readonly banner: ReactNode;
  readonly children: ReactNode;
}

/** What stands around every page. */
function SiteShell({ menus, year, banner, children }: SiteShellProps) {
  const t = useSiteText();
  return (
    <div className="sw-page">
      <a className="sw-skip" href="#main">
        {t('menu.skip')}
      </a>
      {banner}
      <Header menus={menus} />
      <main id="main" tabIndex={-1} className="site-main">
        {children}
      </main>
      <Footer menus={menus} year={year} />
    </div>
  );
}
