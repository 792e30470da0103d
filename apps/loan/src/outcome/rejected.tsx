import { riskReasonCatalogue } from '@statewise/i18n';
import { Actions, Button, Card, Notice, Stack, useT } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useLoanText } from '../messages/use-loan-text.js';
import { loanContextOf } from '../wizard/loan-step-form.js';
import type { ScreenProps } from '../wizard/screens.js';
import { StepHeading } from '../wizard/step-heading.js';
import { LeaveButton } from './leave-button.js';

/** The answer is no: why, in plain words, and how to have a person look at it. */
export function RejectedScreen({ flow }: ScreenProps): ReactNode {
  const t = useLoanText();
  const reasonText = useT(riskReasonCatalogue);
  const { risk, reviewRequested } = loanContextOf(flow);
  const ask = { type: 'review.request' };
  return (
    <Stack>
      <StepHeading
        title={t('finished.rejectedTitle')}
        lead={risk.reasons.length > 0 ? t('finished.rejectedText') : t('finished.noReasons')}
      />
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
        {!reviewRequested && (
          <Button busy={flow.phase === 'saving'} onClick={() => flow.send(ask)}>
            {t('finished.review')}
          </Button>
        )}
        <LeaveButton flow={flow} />
      </Actions>
    </Stack>
  );
}
