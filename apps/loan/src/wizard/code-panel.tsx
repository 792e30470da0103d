import { newKey, RequestFailure } from '@statewise/flow-client';
import { Button, CodeDisplay, Notice } from '@statewise/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { resumeAddress } from '../address.js';
import { useLoanText } from '../messages/use-loan-text.js';
import { useServices } from '../services.js';

const QrCode = lazy(async () => ({ default: (await import('@statewise/wizard')).QrCode }));

export interface CodePanelProps {
  readonly code: string;
  /** The application was created a moment ago: the code has not been seen yet. */
  readonly isNew: boolean;
}

/** The code to continue with: to copy, to scan and to have mailed. */
export function CodePanel({ code, isNew }: CodePanelProps): ReactNode {
  const t = useLoanText();
  return (
    <details className="loan-code" open={isNew}>
      <summary>{isNew ? t('code.title') : t('code.show')}</summary>
      <p>{t('code.text')}</p>
      <CodeDisplay code={code} label={t('resume.code')} actions={<MailButton code={code} />} />
      <Scan code={code} />
    </details>
  );
}

function Scan({ code }: { readonly code: string }): ReactNode {
  const t = useLoanText();
  const { locale } = useServices();
  return (
    <details className="loan-code__scan">
      <summary>{t('code.showQr')}</summary>
      <Suspense>
        <QrCode text={resumeAddress(location.origin, locale, code)} label={t('code.qr')} />
      </Suspense>
    </details>
  );
}

type Mailing = 'idle' | 'sending' | 'sent' | 'failed';

function MailButton({ code }: { readonly code: string }): ReactNode {
  const t = useLoanText();
  const { request } = useServices();
  const [mailing, setMailing] = useState<Mailing>('idle');
  const mail = async (): Promise<void> => {
    setMailing('sending');
    try {
      await request('/consumer-loans-application/api/sendLoanPlan', { method: 'POST', body: { code }, key: newKey() });
      setMailing('sent');
    } catch (failure) {
      if (!(failure instanceof RequestFailure)) throw failure;
      setMailing('failed');
    }
  };
  return (
    <>
      <Button small variant="secondary" busy={mailing === 'sending'} onClick={() => void mail()}>
        {t('code.mail')}
      </Button>
      {mailing === 'sent' && (
        <Notice tone="success" live="polite">
          {t('code.mailed')}
        </Notice>
      )}
      {mailing === 'failed' && (
        <Notice tone="warning" live="polite">
          {t('code.mailFailed')}
        </Notice>
      )}
    </>
  );
}
