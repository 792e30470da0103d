import type { ReactNode } from 'react';
import { FollowedAnchor } from '../anchors/followed-anchor.js';
import { useSmoothScroll } from '../anchors/use-smooth-scroll.js';
import { NoticesProvider } from '../notices/notices.js';
import type { LayoutData } from '../page/page-state.js';
import { SchemeProvider } from '../scheme/scheme-context.js';
import { LanguageCheck } from './language-check.js';
import { PrivacyBanner } from './privacy-banner.js';
import { Shell } from './shell.js';

/** What stands around every page in a country and language, and what happens on each of them. */
export function Layout({
  menus,
  notices,
  year,
  isPrivacyAccepted,
  isLanguageChecked,
  scheme,
  children,
}: LayoutData & { readonly children?: ReactNode }): ReactNode {
  useSmoothScroll();
  return (
    <SchemeProvider drawn={scheme}>
      <NoticesProvider notices={notices}>
        <FollowedAnchor>
          <Shell menus={menus} year={year} banner={<PrivacyBanner isAccepted={isPrivacyAccepted} />}>
            {children}
          </Shell>
        </FollowedAnchor>
        {!isLanguageChecked && <LanguageCheck />}
      </NoticesProvider>
    </SchemeProvider>
  );
}
