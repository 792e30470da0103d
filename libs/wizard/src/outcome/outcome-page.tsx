import { Stack } from '@statewise/ui';
import type { ReactNode } from 'react';
import { StepHeading, type StepHeadingProps } from '../step/step-heading.js';

export interface OutcomePageProps extends StepHeadingProps {
  readonly children: ReactNode;
}

/** A page of the wizard that asks for no fields: how it ended, or what is being waited for. */
export function OutcomePage({ children, ...heading }: OutcomePageProps) {
  return (
    <Stack>
      <StepHeading {...heading} />
      {children}
    </Stack>
  );
}
