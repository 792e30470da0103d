import { Actions, Notice, Stack } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useLoanText } from '../messages/use-loan-text.js';
import type { ScreenProps } from '../wizard/screens.js';
import { StepHeading } from '../wizard/step-heading.js';
import { LeaveButton } from './leave-button.js';

/** The answer is yes. */
export function AcceptedScreen({ flow }: ScreenProps): ReactNode {
  const t = useLoanText();
  return (
    <Stack>
      <StepHeading title={t('finished.acceptedTitle')} />
      <Notice tone="success">{t('finished.acceptedText')}</Notice>
      <Actions>
        <LeaveButton flow={flow} />
      </Actions>
    </Stack>
  );
}
