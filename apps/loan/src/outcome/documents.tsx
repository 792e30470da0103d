import { Actions, Button, Card, DescriptionList, Notice } from '@statewise/ui';
import { LeaveButton, OutcomePage, type ScreenProps } from '@statewise/wizard';
import { statusValue } from '@statewise/flow';
import { loanContextOf } from '../loan/loan-context.js';
import { useLoanText } from '../messages/use-loan-text.js';
import { LoanDocuments } from './loan-documents.js';
import type { FlowBinding } from '@statewise/flow-client';

/** By what the applicant and the bank speak of an application: the end of its code, which opens nothing by itself. */
function referenceOf({ application }: Pick<FlowBinding, 'application'>): string {
  return application === undefined ? '' : `… ${application.code.slice(-4)}`;
}

/** The application was sent: under which reference, what is known so far, what happens next, and what is still to come. */
export function Screen({ flow }: ScreenProps) {
  const t = useLoanText();
  const { statuses, steps } = loanContextOf(flow);
  const goOn = { type: 'step.goTo', step: 7 };
  const result = statuses.risk === statusValue.review ? 'sent.review' : 'sent.passed';
  return (
    <OutcomePage
      flow={flow}
      title={t('documents.title')}
      lead={t('sent.lead', { email: String(steps[1]?.['email'] ?? '') })}
    >
      <Card as="section">
        <DescriptionList
          items={[
            { term: t('sent.reference'), value: <strong className="sw-figures">{referenceOf(flow)}</strong> },
            { term: t('sent.result'), value: t(result) },
          ]}
        />
        <h2 className="loan-next__title">{t('thanks.next')}</h2>
        <ol className="loan-next">
          <li>{t('sent.one')}</li>
          <li>{t('sent.two')}</li>
          <li>{t('thanks.two')}</li>
          <li>{t('thanks.three')}</li>
        </ol>
      </Card>
      <h2>{t('sent.documents')}</h2>
      <p>{t('documents.lead')}</p>
      <LoanDocuments flow={flow} />
      <Notice>{t('sent.later')}</Notice>
      <Actions>
        {flow.can(goOn) && (
          <Button variant="secondary" onClick={() => flow.send(goOn)}>
            {t('documents.finish')}
          </Button>
        )}
        <LeaveButton flow={flow} />
      </Actions>
    </OutcomePage>
  );
}
