import type { FlowBinding } from '@statewise/flow-client';
import { Button } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useLoanText } from '../messages/use-loan-text.js';

/** Ends the visit: the tab forgets the application, which its code still opens. */
export function LeaveButton({ flow }: { readonly flow: FlowBinding }): ReactNode {
  const t = useLoanText();
  const navigate = useNavigate();
  const leave = (): void => {
    void navigate('/');
    flow.client.forget();
  };
  return <Button variant="quiet" onClick={leave}>{t('finished.home')}</Button>;
}
