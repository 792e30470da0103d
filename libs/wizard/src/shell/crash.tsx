import { RequestFailure } from '@statewise/flow-client';
import { Button, Notice, Stack } from '@statewise/ui';
import { Component, type ReactNode } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';
import { nameAndMessageOf } from './error-toasts.js';
import { Shell } from './shell.js';

interface CrashState {
  readonly thrown: unknown;
}

/** Catches what no page caught and says its name and message, or that the server could not be reached; what was typed is in the tab's memory. */
export class Crash extends Component<{ readonly children: ReactNode }, CrashState> {
  override state: CrashState = { thrown: undefined };

  static getDerivedStateFromError(thrown: unknown): CrashState {
    return { thrown: thrown ?? new Error(String(thrown)) };
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    return thrown === undefined ? this.props.children : <CrashPage thrown={thrown} onRetry={() => location.reload()} />;
  }
}

function CrashPage({ thrown, onRetry }: { readonly thrown: unknown; readonly onRetry: () => void }): ReactNode {
  const t = useWizardText();
  return (
    <Shell narrow>
      <Stack>
        <h1>{t.text('app.title')}</h1>
        <Notice
          tone="danger"
          live="assertive"
          title={thrown instanceof RequestFailure ? t('app.failed') : nameAndMessageOf(thrown)}
          actions={<Button onClick={onRetry}>{t('app.tryAgain')}</Button>}
        >
          {t('app.crashed')}
        </Notice>
      </Stack>
    </Shell>
  );
}
