import { Button, Notice } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useConsoleText } from '../messages/use-console-text.js';
import { knowsPasskeys, PasskeyFailure } from '../requests/passkey.js';
import { sentenceOf } from '../requests/problem-sentence.js';
import { useSubmission } from './submission.js';

export interface PasskeyButtonProps {
  readonly label: string;
  /** Uses or makes a passkey; a failure is shown beside the button. */
  readonly act: () => Promise<void>;
  readonly wide?: boolean;
}

/** A button beside a form, for browsers that know passkeys. */
export function PasskeyButton({ label, act, wide = true }: PasskeyButtonProps): ReactNode {
  const t = useConsoleText();
  const { busy, failure, submit } = useSubmission({ isComplete: true, send: act });
  if (!knowsPasskeys()) return null;
  return (
    <>
      {failure !== undefined && (
        <Notice tone="danger" live="assertive">
          {failure instanceof PasskeyFailure ? t('passkey.failed') : (sentenceOf(failure) ?? t('act.unreachable'))}
        </Notice>
      )}
      <Button variant="secondary" wide={wide} busy={busy} onClick={submit}>
        {label}
      </Button>
    </>
  );
}
