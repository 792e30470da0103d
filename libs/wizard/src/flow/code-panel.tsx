import { CodeDisplay } from '@statewise/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';
import { useFlowSetup, useWizard } from '../services.js';
import { resumeAddress } from '../visit/address.js';
import { MailButton } from './mail-button.js';

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
