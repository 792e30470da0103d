import type { FlowBinding } from '@statewise/flow-client';
import { saysSomething } from '@statewise/machines';
import { Button, type ButtonVariant } from '@statewise/ui';
import { useEffect, useState } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';
import { useFlowSetup, useWizard } from '../services.js';
import { Question } from '../shell/question.js';
import { keptAside } from '../step/use-aside.js';
import { keptProof } from '../visit/kept-proof.js';
import type { ScreenProps } from '../wizard-options.js';

/** Ends the visit: the tab forgets the application, which its code still opens. */
export function useLeave({ client }: FlowBinding): () => void {
  const { basename, storage } = useWizard();
  const { forget } = useFlowSetup();
  return () => {
    client.forget();
    for (const kept of [keptProof, keptAside]) storage.removeItem(kept);
    forget?.(storage);
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
  const { isLeavable, session } = client;
  const { pending, hasUnsentFiles } = session.getSnapshot().context;
  if (isAsked && isLeavable) setAsked(false);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (!client.isLeavable) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [client]);
  return (
    <>
      <Button variant={variant} onClick={() => (isLeavable ? leave() : setAsked(true))}>
        {t('finished.home')}
      </Button>
      <Question
        isOpen={isAsked}
        title={t('leave.title')}
        yes={t('finished.home')}
        no={t('elsewhere.stay')}
        isDanger
        onYes={leave}
        onNo={() => setAsked(false)}
      >
        {pending !== null && saysSomething(pending) && <p>{t('leave.sent')}</p>}
        {hasUnsentFiles && <p>{t('leave.files')}</p>}
      </Question>
    </>
  );
}
