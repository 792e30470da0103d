import { Actions, Loading, Stack } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';
import { StepHeading, type StepHeadingProps } from '../step/step-heading.js';
import type { ScreenProps } from '../wizard-options.js';
import { LeaveButton } from './leave-button.js';

export interface OutcomePageProps extends StepHeadingProps, Partial<ScreenProps> {
  readonly children: ReactNode;
}

/**
 * A page of the wizard that asks for no fields: how it ended, or what is being waited for. With the application's binding
 * it says nothing of that before the server has taken what was said to it.
 */
export function OutcomePage({ flow, children, ...heading }: OutcomePageProps) {
  const isTaken = flow === undefined || !flow.isSaying || flow.application?.state === flow.state;
  if (!isTaken) return <OnItsWay key="on-its-way" flow={flow} />;
  return (
    <Stack>
      <StepHeading {...heading} />
      {children}
    </Stack>
  );
}

function OnItsWay({ flow }: ScreenProps) {
  const t = useWizardText();
  return (
    <Stack>
      <StepHeading title={t('underWay.title')} lead={t('underWay.text')} />
      <Loading label={t('underWay.title')} />
      <Actions>
        <LeaveButton flow={flow} />
      </Actions>
    </Stack>
  );
}
