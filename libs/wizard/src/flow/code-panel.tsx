import { RequestFailure } from '@statewise/flow-client';
import { codeMailingMachine } from '@statewise/machines';
import { Button, CodeDisplay, Notice } from '@statewise/ui';
import { useMachine } from '@xstate/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';
import { useFlowSetup, useWizard } from '../services.js';
import { resumeAddress } from '../visit/address.js';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.js')).QrCode }));

export interface CodePanelProps {
  readonly code: string;
  /** The application was created a moment ago: the code has not been seen yet. */
  readonly isNew: boolean;
}

/** The code to continue with: to copy, to scan and, where the front end offers it, to have mailed. */
export function CodePanel({ code, isNew }: CodePanelProps): ReactNode {
  const t = useWizardText();
  const { mailCode } = useFlowSetup();
  const { request } = useWizard();
  const mail = mailCode && (() => mailCode(request, code));
  return (
    <details className="wizard-code" open={isNew}>
      <summary>{isNew ? t('code.title') : t('code.show')}</summary>
      <p>{t('code.text')}</p>
      <CodeDisplay code={code} label={t('resume.code')} actions={mail && <MailButton mail={mail} />} />
      <Scan code={code} />
    </details>
  );
}

function Scan({ code }: { readonly code: string }): ReactNode {
  const t = useWizardText();
  const { basename } = useWizard();
  return (
    <details className="wizard-code__scan">
      <summary>{t('code.showQr')}</summary>
      <Suspense>
        <QrCode text={resumeAddress(location.origin, basename, code)} label={t('code.qr')} />
      </Suspense>
    </details>
  );
}

function MailButton({ mail }: { readonly mail: () => Promise<unknown> }): ReactNode {
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
