import { ChevronLeftIcon, Link, Button, Loading, Notice } from '@statewise/ui';
import { useEffect, type ReactNode } from 'react';
import { useConsoleText } from '../messages/use-console-text.js';
import { hasStatus, isProblem, sentenceOf } from '../requests/call.js';
import { Route, Routes } from 'react-router';

export interface PageProps {
  readonly title: string;
  /** One sentence below the title. */
  readonly lead?: ReactNode;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  /** The page above this one. */
  readonly back?: { readonly href: string; readonly label: string };
  readonly children: ReactNode;
}

/** A page of a feature: its heading with what can be done there, and its content. */
export function Page({ title, lead, actions, back, children }: PageProps) {
  usePageTitle(title);
  return (
    <div className="console-page">
      <header className="console-page__head">
        <div>
          {back && (
            <Link href={back.href} className="console-page__back">
              <ChevronLeftIcon size={16} /> {back.label}
            </Link>
          )}
          <h1>{title}</h1>
          {lead !== undefined && <p className="sw-small">{lead}</p>}
        </div>
        {actions !== undefined && <div className="console-page__actions">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** Names the page in the browser's title. */
export function usePageTitle(page: string): void {
  const t = useConsoleText();
  const title = t('pageTitle', { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** What a query of the server looks like from here. */
interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface AnswerValueProps<Data> {
  readonly query: Query<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** Draws what the server answered; says that it is awaited, or what failed, and offers another try. */
export function AnswerValue<Data>({ query: { data, error, refetch }, children }: AnswerValueProps<Data>) {
  const t = useConsoleText();
  // What was read before a right was taken is read no more, and what is gone stands there no more.
  const isGone = isProblem(error, 'session:role') || hasStatus(error, 404);
  if (data !== undefined && !isGone) return children(data);
  if (error === null || error === undefined) return <Loading label={t('loading')} />;
  // Signing in is asked for over the page.
  if (hasStatus(error, 401)) return null;
  return (
    <Notice
      tone={hasStatus(error, 404) ? 'info' : 'danger'}
      live="polite"
      title={hasStatus(error, 404) ? t('answer.absent') : t('answer.failed')}
      actions={
        hasStatus(error, 404) || hasStatus(error, 403) ? undefined : (
          <Button small variant="secondary" onClick={() => void refetch()}>
            {t('answer.retry')}
          </Button>
        )
      }
    >
      {sentenceOf(error) ?? t('act.unreachable')}
    </Notice>
  );
}

/** In the place of a list without rows: what it would show, and what to do. */
export function Empty({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="console-empty">
      <p className="console-empty__title">{title}</p>
      {children !== undefined && <div className="sw-small">{children}</div>}
    </div>
  );
}

/** The pages of a feature, as `Route`s; any other address says that there is no such page. */
export function FeatureRoutes({ children }: { readonly children: ReactNode }) {
  return (
    <Routes>
      {children}
      <Route path="*" element={<AbsentPage />} />
    </Routes>
  );
}

/** What stands at an address that has no page. */
export function AbsentPage() {
  const t = useConsoleText();
  return (
    <Page title={t('absent.title')}>
      <Empty title={t('absent.lead')} />
    </Page>
  );
}
