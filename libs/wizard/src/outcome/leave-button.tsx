import type { FlowBinding } from '@statewise/flow-client';
import { Button, type ButtonVariant } from '@statewise/ui';
import { useEffect, useState } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';
import { useFlowSetup, useWizard } from '../services.js';
import { forgetApplication } from '../visit/kept.js';
import type { ScreenProps } from '../wizard-options.js';
import { LeaveQuestion } from './leave-question.js';

/** Ends the visit: the tab forgets the application, which its code still opens. */
export function useLeave({ client }: FlowBinding): () => void {
  const { basename, storage } = useWizard();
  const setup = useFlowSetup();
  return () => {
    forgetApplication(client, storage, setup);
    // A fresh page: nothing of the visit stays in memory either, for the device may be shared.
    location.assign(`${basename}/`);
  };
}

/** The button that ends the visit; where something that waits to be sent would be lost, it asks first, and so does the browser. */
export function LeaveButton({ flow, variant = 'quiet' }: ScreenProps & { readonly variant?: ButtonVariant }) {
  const t = useWizardText();
  const { client } = flow;
  const leave = useLeave(flow);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (!client.isLeavable) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [client]);
  return (
    <>
      <Button variant={variant} onClick={() => (client.isLeavable ? leave() : setAsked(true))}>
        {t('finished.home')}
      </Button>
      {isAsked && <LeaveQuestion client={client} onYes={leave} onNo={() => setAsked(false)} />}
    </>
  );
}
