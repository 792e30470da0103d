import { Button } from '@statewise/ui';
import { Question, useLeave, type ScreenProps } from '@statewise/wizard';
import { useState } from 'react';
import { useStoreText } from '../messages/use-store-text.js';

/** The way out for a customer who does not want the loan after all. */
export function LeaveCustomer({ flow }: ScreenProps) {
  const t = useStoreText();
  const leave = useLeave(flow);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="quiet" className="store-leave" onClick={() => setAsked(true)}>
        {t('finished.home')}
      </Button>
      <Question
        isOpen={isAsked}
        title={t('details.leaveTitle')}
        yes={t('finished.home')}
        no={t('details.stay')}
        onYes={leave}
        onNo={() => setAsked(false)}
      >
        <p>{t('seller.leaveText')}</p>
      </Question>
    </>
  );
}
