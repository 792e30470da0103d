import { StepFields, StepScreen, useStepForm, type ScreenProps } from '@statewise/wizard';
import type { ReactNode } from 'react';

/** Step three: who owns, manages and signs for the business. */
export function Screen({ flow }: ScreenProps): ReactNode {
  const form = useStepForm(flow);
  return (
    <StepScreen flow={flow} form={form}>
      <StepFields form={form} />
    </StepScreen>
  );
}
