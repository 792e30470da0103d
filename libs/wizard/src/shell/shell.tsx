import { pagePaths, siteAddress, switchLocale, type Language } from '@statewise/i18n';
import { PageShell, type FooterLink } from '@statewise/ui';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useWizardText } from '../messages/use-wizard-text.js';
import { useWizard } from '../services.js';
import { usePageTitle } from './page-title.js';
import { RouterLink } from './router-link.js';

export interface ShellProps {
  /** Name of the page in the browser's title; a page whose heading names it leaves it out. */
  readonly title?: string;
  /** Below the header: the progress of the wizard. */
  readonly top?: ReactNode;
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

const year = new Date().getFullYear();

/** Header and footer of every page, which stay as they are while the page between them becomes another one. */
export function Shell({ title, top, narrow = false, children }: ShellProps) {
  const { basename, options } = useWizard();
  const { Navigation = ResumeLink } = options;
  usePageTitle(title);
  const { pathname, search, hash } = useLocation();
  const address = `${basename}${pathname}${search}${hash}`;
  const languageHref = useCallback((language: Language) => switchLocale(address, { language }), [address]);
  const navigation = useMemo(() => <Navigation />, [Navigation]);
  return (
    <PageShell
      languageHref={languageHref}
      navigation={navigation}
      top={top}
      narrow={narrow}
      footerLinks={useFooterLinks()}
      year={year}
    >
      {children}
    </PageShell>
  );
}

function useFooterLinks(): readonly FooterLink[] {
  const { locale } = useWizard();
  const t = useWizardText();
  return useMemo(
    () =>
      [
        { path: pagePaths.privacy, label: t('footer.privacy') },
        { path: pagePaths.security, label: t('footer.security') },
        { path: pagePaths.complaints, label: t('footer.complaints') },
        { path: pagePaths.accessibility, label: t('footer.accessibility') },
      ].map(({ path, label }) => ({ href: siteAddress(locale, path), label })),
    [locale, t],
  );
}

function ResumeLink() {
  const t = useWizardText();
  return (
    <RouterLink className="wizard-header-link" href="/resume">
      {t('app.resume')}
    </RouterLink>
  );
}
