import { localisePath, pagePaths, provider, switchLocale } from '@statewise/i18n';
import { PageShell } from '@statewise/ui';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useLoanText } from './messages/use-loan-text.js';
import { useServices } from './services.js';

export interface ShellProps {
  /** Name of the page in the browser's title. */
  readonly title?: string;
  /** Below the header: progress and banner of the wizard. */
  readonly top?: ReactNode;
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

const year = new Date().getFullYear();

/** Header, footer and title of every page. */
export function Shell({ title, top, narrow = false, children }: ShellProps): ReactNode {
  const { locale } = useServices();
  const t = useLoanText();
  useTitle(title === undefined ? t('app.title') : title);
  const footer = [
    { path: pagePaths.privacy, label: t('footer.privacy') },
    { path: pagePaths.security, label: t('footer.security') },
    { path: pagePaths.complaints, label: t('footer.complaints') },
    { path: pagePaths.accessibility, label: t('footer.accessibility') },
  ].map(({ path, label }) => ({ href: localisePath(locale, path), label }));
  return (
    <PageShell
      languageHref={(language) => switchLocale(`${location.pathname}${location.search}`, { language })}
      navigation={
        <Link className="loan-header-link" to="/resume">
          {t('app.resume')}
        </Link>
      }
      top={top}
      narrow={narrow}
      footerLinks={footer}
      year={year}
    >
      {children}
    </PageShell>
  );
}

function useTitle(page: string): void {
  const t = useLoanText();
  const title = t('app.pageTitle', { page, bank: provider.name });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
