import type { Menus } from '@statewise/site-content';
import type { ReactNode } from 'react';
import { useSiteText } from '../messages/use-site-text.js';
import { Footer } from './footer.js';
import { Header } from './header.js';

export interface SiteShellProps {
  readonly menus: Menus;
  readonly year: number;
  /** What visitors are told before anything else; it stands above the page and covers nothing of it. */
  readonly banner: ReactNode;
  readonly children: ReactNode;
}

/** What stands around every page. */
export function SiteShell({ menus, year, banner, children }: SiteShellProps): ReactNode {
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
