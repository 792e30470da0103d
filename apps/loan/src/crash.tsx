import { RequestFailure } from '@statewise/flow-client';
import { Button, Notice, Stack } from '@statewise/ui';
import { Component, type ReactNode } from 'react';
import { useLoanText } from './messages/use-loan-text.js';
import { Shell } from './shell.js';

interface CrashState {
  readonly error: Error | undefined;
}

/** Catches what no page caught and says its name and message, or that the server could not be reached; what was typed is in the tab's memory. */
export class Crash extends Component<{ readonly children: ReactNode }, CrashState> {
  override state: CrashState = { error: undefined };

  static getDerivedStateFromError(thrown: unknown): CrashState {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <CrashPage error={error} onRetry={() => location.reload()} />;
  }
}

function CrashPage({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }): ReactNode {
  const t = useLoanText();
  return (
    <Shell narrow>
      <Stack>
        <h1>{t('app.title')}</h1>
        <Notice
          tone="danger"
          live="assertive"
          title={error instanceof RequestFailure ? t('app.failed') : `${error.name}: ${error.message}`}
          actions={<Button onClick={onRetry}>{t('app.tryAgain')}</Button>}
        >
          {t('app.crashed')}
        </Notice>
      </Stack>
    </Shell>
  );
}
