import type { ReactNode } from 'react';
import { NoticesContext } from '../notices/notice-link.js';
import type { LayoutData } from '../page/page-state.js';
import { SchemeContext } from '../scheme/scheme-switch.js';
import { PrivacyBanner } from './privacy-banner.js';
import { SiteShell } from './shell.js';

/** What stands around every page in a country and language. */
export function Layout({
  menus,
  notices,
  year,
  isPrivacyAccepted,
  scheme,
  children,
}: LayoutData & { readonly children?: ReactNode }): ReactNode {
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
