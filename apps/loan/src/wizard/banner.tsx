import type { FlowBinding } from '@statewise/flow-client';
import { Link, useFormat } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useLoanText } from '../messages/use-loan-text.js';
import { CodePanel } from './code-panel.js';
import { loanContextOf } from './loan-step-form.js';
import { groupedCode } from './grouped-code.js';

/** On steps one to five: what is being applied for, and the code that brings it back. */
export function Banner({ flow }: { readonly flow: FlowBinding }): ReactNode {
  const t = useLoanText();
  const { application, state } = flow;
  return (
    <aside className="loan-banner" aria-label={t('banner.title')}>
      <p className="loan-banner__title">{t('banner.title')}</p>
      <p className="loan-banner__text">{t('banner.text')}</p>
      <LoanLine flow={flow} />
      {application?.adminCode !== undefined && (
        <p className="loan-banner__text">{t('banner.adminCode', { code: groupedCode(application.adminCode) })}</p>
      )}
      {application !== undefined && (
        <CodePanel
          key={application.code}
          code={application.code}
          isNew={state === 'stepTwo' && application.version === 1}
        />
      )}
    </aside>
  );
}

function LoanLine({ flow }: { readonly flow: FlowBinding }): ReactNode {
  const t = useLoanText();
  const format = useFormat();
  const { amount, loan_term: term } = loanContextOf(flow).steps[0] ?? {};
  if (flow.application === undefined || typeof amount !== 'number' || typeof term !== 'number') return null;
  return (
    <p className="loan-banner__loan">
      <strong>
        {t('banner.loan', {
          amount: format.money(amount, { whole: Number.isInteger(amount) }),
          months: t('start.months', { count: term }),
        })}
      </strong>
      <Link href={`/start/${flow.application.code}`}>{t('banner.change')}</Link>
    </p>
  );
}
