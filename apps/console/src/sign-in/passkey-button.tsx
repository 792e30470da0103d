import { FailureNotice } from './failure-notice.js';
import { Button } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useConsoleText } from '../messages/use-console-text.js';
import { knowsPasskeys, PasskeyFailure } from '../requests/passkey.js';
import { useSubmission } from './submission.js';

export interface PasskeyButtonProps {
  readonly label: string;
  /** Uses or makes a passkey; a failure is shown beside the button. */
  readonly act: () => Promise<void>;
}

/** A button beside a form, for browsers that know passkeys. */
export function PasskeyButton({ label, act }: PasskeyButtonProps): ReactNode {
  const t = useConsoleText();
  const { busy, failure, submit } = useSubmission({ isComplete: true, send: act });
  if (!knowsPasskeys()) return null;
  return (
    <>
      <FailureNotice failure={failure}>
        {failure instanceof PasskeyFailure ? t('passkey.failed') : undefined}
      </FailureNotice>
      <Button variant="secondary" wide busy={busy} onClick={submit}>
        {label}
      </Button>
    </>
  );
}
