import { Actions, Notice } from '@statewise/ui';
import { LeaveButton, OutcomePage, type ScreenProps } from '@statewise/wizard';
import type { ReactNode } from 'react';
import { useLoanText } from '../messages/use-loan-text.js';

/** The answer is yes. */
export function Screen({ flow }: ScreenProps): ReactNode {
  const t = useLoanText();
  return (
    <OutcomePage title={t('finished.acceptedTitle')}>
      <Notice tone="success">{t('finished.acceptedText')}</Notice>
      <Actions>
        <LeaveButton flow={flow} />
      </Actions>
    </OutcomePage>
  );
}
