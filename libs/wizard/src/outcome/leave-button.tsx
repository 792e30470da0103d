import type { FlowBinding } from '@statewise/flow-client';
import { Button, type ButtonVariant } from '@statewise/ui';
import { useWizardText } from '../messages/use-wizard-text.js';
import { useFlowSetup, useWizard } from '../services.js';
import type { ScreenProps } from '../wizard-options.js';

/** Ends the visit: the tab forgets the application, which its code still opens. */
export function useLeave({ client }: FlowBinding): () => void {
  const { basename, storage } = useWizard();
  const { forget } = useFlowSetup();
  return () => {
    client.forget();
    forget?.(storage);
    // A fresh page: nothing of the visit stays in memory either, for the device may be shared.
    location.assign(`${basename}/`);
  };
}

/** The button that ends the visit. */
export function LeaveButton({ flow, variant = 'quiet' }: ScreenProps & { readonly variant?: ButtonVariant }) {
  const t = useWizardText();
  const leave = useLeave(flow);
  return (
    <Button variant={variant} onClick={leave}>
      {t('finished.home')}
    </Button>
  );
}
