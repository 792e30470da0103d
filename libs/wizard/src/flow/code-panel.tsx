import { CodeDisplay, lazyWithFallback } from '@statewise/ui';
import { Suspense, useEffect, useState } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';
import { useFlowSetup, useWizard } from '../services.js';
import { resumeAddress } from '../visit/address.js';
import { prefetch } from '../visit/prefetch.js';
import { MailButton } from './mail-button.js';
import type { QrCodeProps } from './qr-code.js';

const fetchQrCode = () => import('./qr-code.js');

const QrCode = lazyWithFallback(async () => (await fetchQrCode()).QrCode, PlainAddress);

export interface CodePanelProps {
  readonly code: string;
  /** The application was created a moment ago: the code has not been seen yet. */
  readonly isNew: boolean;
}

/** The code to continue with: to copy, to scan and, where the front end offers it, to have mailed. */
export function CodePanel({ code, isNew }: CodePanelProps) {
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

function Scan({ code }: { readonly code: string }) {
  const t = useWizardText();
  const { basename } = useWizard();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => prefetch(fetchQrCode), []);
  return (
    <details className="wizard-code__scan" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('code.showQr')}</summary>
      <Suspense>
        {isOpen && <QrCode text={resumeAddress(location.origin, basename, code)} label={t('code.qr')} />}
      </Suspense>
    </details>
  );
}

function PlainAddress({ text }: QrCodeProps) {
  return <p className="wizard-code__address">{text}</p>;
}
