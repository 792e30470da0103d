import { StepFields, StepScreen, useStepForm, type ScreenProps } from '@statewise/wizard';
import type { ReactNode } from 'react';

/** Step four: who holds the account, and who gets a card of their own. */
export function Screen({ flow }: ScreenProps): ReactNode {
  const form = useStepForm(flow);
  return (
    <StepScreen flow={flow} form={form}>
      <StepFields form={form} />
    </StepScreen>
  );
}
