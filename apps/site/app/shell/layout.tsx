import type { ReactNode } from 'react';
import { NoticesProvider } from '../notices/notices.js';
import type { LayoutData } from '../page/page-state.js';
import { LanguageCheck } from './language-check.js';
import { PrivacyBanner } from './privacy-banner.js';
import { Shell } from './shell.js';
import { useSmoothScroll } from './use-smooth-scroll.js';

/** What stands around every page in a country and language, and what happens on each of them. */
export function Layout({
  menus,
  notices,
  year,
  isPrivacyAccepted,
  isLanguageChecked,
  children,
}: LayoutData & { readonly children?: ReactNode }): ReactNode {
  useSmoothScroll();
  return (
    <NoticesProvider notices={notices}>
      <Shell menus={menus} year={year}>
        {children}
      </Shell>
      <PrivacyBanner isAccepted={isPrivacyAccepted} />
      {!isLanguageChecked && <LanguageCheck />}
    </NoticesProvider>
  );
}
