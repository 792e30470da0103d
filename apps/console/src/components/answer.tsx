import { Button, Loading, Notice } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useConsoleText } from '../messages/use-console-text.js';
import { hasStatus, sentenceOf } from '../requests/request.js';

/** What a query of the server looks like from here. */
interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** Draws what the server answered; says that it is awaited, or what failed, and offers another try. */
export function AnswerValue<Data>({
  query: { data, error, refetch },
  children,
}: {
  readonly query: Query<Data>;
  readonly children: (data: Data) => ReactNode;
}): ReactNode {
  const t = useConsoleText();
  if (data !== undefined) return children(data);
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
export function Empty({ title, children }: { readonly title: string; readonly children?: ReactNode }): ReactNode {
  return (
    <div className="console-empty">
      <p className="console-empty__title">{title}</p>
      {children !== undefined && <div className="sw-small">{children}</div>}
    </div>
  );
}
