import { groupCode } from '@statewise/i18n';
import { incomeProofOf, outstandingDocuments } from '@statewise/machines';
import { Actions, Card } from '@statewise/ui';
import { LeaveButton, OutcomePage, type ScreenProps } from '@statewise/wizard';
import { loanContextOf } from '../loan/loan-context.js';
import { useLoanText } from '../messages/use-loan-text.js';
import { LoanDocuments } from './loan-documents.js';

/** Documents have arrived: which are there, which are still missing, and what happens next. */
export function Screen({ flow }: ScreenProps) {
  const t = useLoanText();
  const context = loanContextOf(flow);
  const proof = incomeProofOf(context.steps[3] ?? {});
  const missing = outstandingDocuments(context).map((kind) =>
    t.text(kind === 'payslip' ? `proof.${proof}` : `documents.${kind}`),
  );
  const isWhole = missing.length === 0;
  return (
    <OutcomePage
      flow={flow}
      title={isWhole ? t('thanks.title') : t('thanks.partTitle')}
      lead={isWhole ? t('thanks.text') : t('thanks.partText', { missing: missing.join(', ') })}
    >
      <LoanDocuments flow={flow} />
      <Card as="section">
        <h2>{t('thanks.next')}</h2>
        <ol className="loan-next">
          <li>{t('thanks.one')}</li>
          <li>{t('thanks.two')}</li>
          <li>{t('thanks.three')}</li>
        </ol>
      </Card>
      {flow.application !== undefined && <p>{t('thanks.code', { code: groupCode(flow.application.code) })}</p>}
      <Actions>
        <LeaveButton flow={flow} />
      </Actions>
    </OutcomePage>
  );
}
