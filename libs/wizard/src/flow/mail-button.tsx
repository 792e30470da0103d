import { unlessRefused } from '../requests/unless-refused.js';
import { codeMailingMachine } from '@statewise/machines';
import { Button, Notice } from '@statewise/ui';
import { useMachine } from '@xstate/react';
import { useWizardText } from '../messages/use-wizard-text.js';

/** Has a code mailed, one request at a time, and says how that went. */
export function MailButton({ mail }: { readonly mail: () => Promise<unknown> }) {
  const t = useWizardText();
  const [mailing, send] = useMachine(
    codeMailingMachine.provide({
      actions: {
        mailCode: ({ self }) =>
          void unlessRefused(
            mail().then(() => 'mail.taken' as const),
            () => 'mail.failed' as const,
          ).then((type) => self.send({ type })),
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
