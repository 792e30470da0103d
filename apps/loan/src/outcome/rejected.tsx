import { riskReasonCatalogue } from '@statewise/i18n';
import { Actions, Button, Card, Notice, useT } from '@statewise/ui';
import { LeaveButton, OutcomePage, type ScreenProps } from '@statewise/wizard';
import type { ReactNode } from 'react';
import { loanContextOf } from '../loan/loan-context.js';
import { useLoanText } from '../messages/use-loan-text.js';

/** The answer is no: why, in plain words, and how to have a person look at it. */
export function Screen({ flow }: ScreenProps): ReactNode {
  const t = useLoanText();
  const reasonText = useT(riskReasonCatalogue);
  const { risk, reviewRequested } = loanContextOf(flow);
  const ask = { type: 'review.request' };
  return (
    <OutcomePage
      title={t('finished.rejectedTitle')}
      lead={risk.reasons.length > 0 ? t('finished.rejectedText') : t('finished.noReasons')}
    >
      {risk.reasons.length > 0 && (
        <Card>
          <ul className="loan-reasons">
            {risk.reasons.map((reason) => (
              <li key={reason}>{reasonText.text(reason)}</li>
            ))}
          </ul>
        </Card>
      )}
      {reviewRequested ? (
        <Notice tone="success" live="polite">
          {t('finished.reviewed')}
        </Notice>
      ) : (
        <p>{t('finished.rights')}</p>
      )}
      <Actions>
        {flow.can(ask) && <Button onClick={() => flow.send(ask)}>{t('finished.review')}</Button>}
        <LeaveButton flow={flow} />
      </Actions>
    </OutcomePage>
  );
}
