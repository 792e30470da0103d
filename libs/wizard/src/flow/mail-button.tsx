import { unlessRefused } from '../requests/unless-refused.js';
import { Button, Notice } from '@statewise/ui';
import { startTransition, useActionState } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';

type Mailing = 'offered' | 'sent' | 'failed';

/** Has a code mailed, one request at a time, and says how that went. */
export function MailButton({ mail }: { readonly mail: () => Promise<unknown> }) {
  const t = useWizardText();
  const send = (): Promise<Mailing> =>
    unlessRefused(
      mail().then((): Mailing => 'sent'),
      (): Mailing => 'failed',
    );
  const [mailing, request, isSending] = useActionState<Mailing>(send, 'offered');
  return (
    <>
      <Button small variant="secondary" busy={isSending} onClick={() => startTransition(request)}>
        {t('code.mail')}
      </Button>
      {mailing === 'sent' && !isSending && (
        <Notice tone="success" live="polite">
          {t('code.mailed')}
        </Notice>
      )}
      {mailing === 'failed' && !isSending && (
        <Notice tone="warning" live="polite">
          {t('code.mailFailed')}
        </Notice>
      )}
    </>
  );
}
