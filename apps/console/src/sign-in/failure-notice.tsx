import { Notice } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useConsoleText } from '../messages/use-console-text.js';
import { sentenceOf } from '../requests/request.js';

interface FailureNoticeProps {
  /** What was thrown; null or undefined where nothing was. */
  readonly failure: unknown;
  /** Said instead of what the server says. */
  readonly children?: ReactNode;
}

/** Says why something was not done; nothing where it was, or was not tried. */
export function FailureNotice({ failure, children }: FailureNoticeProps) {
  const t = useConsoleText();
  if (failure === undefined || failure === null) return null;
  return (
    <Notice tone="danger" live="assertive">
      {children ?? sentenceOf(failure) ?? t('act.unreachable')}
    </Notice>
  );
}
