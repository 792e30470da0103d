import { Actions, Button, Card, Stack } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useLoanText } from '../messages/use-loan-text.js';
import { groupedCode } from '../wizard/grouped-code.js';
import type { ScreenProps } from '../wizard/screens.js';
import { StepHeading } from '../wizard/step-heading.js';
import { LeaveButton } from './leave-button.js';

/** The documents have arrived: what happens next. */
export function ThankYouScreen({ flow }: ScreenProps): ReactNode {
  const t = useLoanText();
  return (
    <Stack>
      <StepHeading title={t('thanks.title')} lead={t('thanks.text')} />
      <Card as="section">
        <h2>{t('thanks.next')}</h2>
        <ol className="loan-next">
          <li>{t('thanks.one')}</li>
          <li>{t('thanks.two')}</li>
          <li>{t('thanks.three')}</li>
        </ol>
      </Card>
      {flow.application !== undefined && <p>{t('thanks.code', { code: groupedCode(flow.application.code) })}</p>}
      <Actions>
        {flow.can({ type: 'step.back' }) && (
          <Button variant="secondary" onClick={() => flow.send({ type: 'step.back' })}>
            {t('thanks.more')}
          </Button>
        )}
        <LeaveButton flow={flow} />
      </Actions>
    </Stack>
  );
}
