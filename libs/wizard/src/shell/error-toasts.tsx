import { RequestFailure } from '@statewise/flow-client';
import { useToasts } from '@statewise/ui';
import { useEffect, type ReactNode } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';

/** Shows errors that nothing caught and that took no page away, by their name and message. */
export function ErrorToasts(): ReactNode {
  const t = useWizardText();
  const toasts = useToasts();
  useEffect(() => {
    const show = (thrown: unknown): void => {
      const text = thrown instanceof RequestFailure ? t('app.failed') : nameAndMessageOf(thrown);
      toasts.show({ tone: 'danger', text });
    };
    const abort = new AbortController();
    window.addEventListener('error', ({ error, message }) => show(error ?? message), abort);
    window.addEventListener('unhandledrejection', ({ reason }) => show(reason), abort);
    return () => abort.abort();
  }, [t, toasts]);
  return null;
}

/** An error as a person can name it on the phone. */
export function nameAndMessageOf(thrown: unknown): string {
  return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
}
