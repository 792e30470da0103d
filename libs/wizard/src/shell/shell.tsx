import { localisePath, pagePaths, switchLocale } from '@statewise/i18n';
import { PageShell } from '@statewise/ui';
import type { ReactNode } from 'react';
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

/** Header and footer of every page. */
export function Shell({ title, top, narrow = false, children }: ShellProps): ReactNode {
  const { locale, options } = useWizard();
  const { Navigation = ResumeLink } = options;
  const t = useWizardText();
  usePageTitle(title);
  // The languages lead to the page that is shown.
  useLocation();
  const footer = [
    { path: pagePaths.privacy, label: t('footer.privacy') },
    { path: pagePaths.security, label: t('footer.security') },
    { path: pagePaths.complaints, label: t('footer.complaints') },
    { path: pagePaths.accessibility, label: t('footer.accessibility') },
  ].map(({ path, label }) => ({ href: localisePath(locale, path), label }));
  return (
    <PageShell
      languageHref={(language) => switchLocale(`${location.pathname}${location.search}`, { language })}
      navigation={<Navigation />}
      top={top}
      narrow={narrow}
      footerLinks={footer}
      year={year}
    >
      {children}
    </PageShell>
  );
}

function ResumeLink(): ReactNode {
  const t = useWizardText();
  return (
    <RouterLink className="wizard-header-link" href="/resume">
      {t('app.resume')}
    </RouterLink>
  );
}
