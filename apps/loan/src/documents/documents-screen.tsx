import { Card, Stack } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useLoanText } from '../messages/use-loan-text.js';
import { StepHeading } from '../wizard/step-heading.js';
import type { ScreenProps } from '../wizard/screens.js';

/** The documents that the bank needs, sent file by file. */
export function DocumentsScreen({ flow }: ScreenProps): ReactNode {
  const t = useLoanText();
  return (
    <Stack>
      <StepHeading title={t('documents.title')} lead={t('documents.lead')} />
      <Card>{flow.state}</Card>
    </Stack>
  );
}
