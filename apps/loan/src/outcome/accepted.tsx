import { Actions, Card, Notice } from '@statewise/ui';
import { LeaveButton, OutcomePage, type ScreenProps } from '@statewise/wizard';
import { AgreedCost } from '../loan/loan-line.js';
import { useLoanText } from '../messages/use-loan-text.js';

/** The answer is yes: to which loan, and what happens next. */
export function Screen({ flow }: ScreenProps) {
  const t = useLoanText();
  return (
    <OutcomePage flow={flow} title={t('finished.acceptedTitle')}>
      <Notice tone="success">{t('finished.acceptedText')}</Notice>
      <Card as="section">
        <AgreedCost flow={flow} />
      </Card>
      <Actions>
        <LeaveButton flow={flow} />
      </Actions>
    </OutcomePage>
  );
}
