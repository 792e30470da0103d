import { groupCode } from '@statewise/i18n';
import { Actions, Button, Card } from '@statewise/ui';
import { LeaveButton, OutcomePage, type ScreenProps } from '@statewise/wizard';
import type { ReactNode } from 'react';
import { useLoanText } from '../messages/use-loan-text.js';

/** The documents have arrived: what happens next. */
export function Screen({ flow }: ScreenProps): ReactNode {
  const t = useLoanText();
  return (
    <OutcomePage title={t('thanks.title')} lead={t('thanks.text')}>
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
        {flow.can({ type: 'step.back' }) && (
          <Button variant="secondary" onClick={() => flow.send({ type: 'step.back' })}>
            {t('thanks.more')}
          </Button>
        )}
        <LeaveButton flow={flow} />
      </Actions>
    </OutcomePage>
  );
}
