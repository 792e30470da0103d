import { RequestFailure } from '@statewise/flow-client';
import { codeMailingMachine } from '@statewise/machines';
import { Button, Notice } from '@statewise/ui';
import { useMachine } from '@xstate/react';
import type { ReactNode } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';

/** Has a code mailed, one request at a time, and says how that went. */
export function MailButton({ mail }: { readonly mail: () => Promise<unknown> }): ReactNode {
  const t = useWizardText();
  const [mailing, send] = useMachine(
    codeMailingMachine.provide({
      actions: {
        mailCode: ({ self }) =>
          void outcomeOf(mail).then((isMailed) => self.send({ type: isMailed ? 'mail.taken' : 'mail.failed' })),
      },
    }),
  );
  return (
    <>
      <Button
        small
        variant="secondary"
        busy={mailing.matches('sending')}
        onClick={() => send({ type: 'mail.requested' })}
      >
        {t('code.mail')}
      </Button>
      {mailing.matches('sent') && (
        <Notice tone="success" live="polite">
          {t('code.mailed')}
        </Notice>
      )}
      {mailing.matches('failed') && (
        <Notice tone="warning" live="polite">
          {t('code.mailFailed')}
        </Notice>
      )}
    </>
  );
}

/** Whether the server took the request to mail. */
async function outcomeOf(mail: () => Promise<unknown>): Promise<boolean> {
  try {
    await mail();
    return true;
  } catch (failure) {
    if (!(failure instanceof RequestFailure)) throw failure;
    return false;
  }
}
