import type { FlowBinding } from '@statewise/flow-client';
import { Button } from '@statewise/ui';
import type { ReactNode } from 'react';
import { basenameOf } from '../address.js';
import { useLoanText } from '../messages/use-loan-text.js';
import { useServices } from '../services.js';
import { forgetLoan } from '../start/loan-choice.js';

/** Ends the visit: the tab forgets the application, which its code still opens. */
export function LeaveButton({ flow }: { readonly flow: FlowBinding }): ReactNode {
  const t = useLoanText();
  const { locale, storage } = useServices();
  const leave = (): void => {
    flow.client.forget();
    forgetLoan(storage);
    // A fresh page: nothing of the visit stays in memory either, for the device may be shared.
    location.assign(`${basenameOf(locale)}/`);
  };
  return (
    <Button variant="quiet" onClick={leave}>
      {t('finished.home')}
    </Button>
  );
}
