import { LoanDetails } from '@statewise/fields';
import type { ReactNode } from 'react';
import { useLoanText } from '../messages/use-loan-text.js';
import { loanStepForm, useLoanCatalogue } from '../wizard/loan-step-form.js';
import type { ScreenProps } from '../wizard/screens.js';
import { StepScreen } from '../wizard/step-screen.js';
import { LoanPart } from './loan-part.js';
import { Part } from '@statewise/wizard';

/** The loan that a partner store prepared, for the customer to confirm or adapt. */
export function StepVmScreen({ flow }: ScreenProps): ReactNode {
  const t = useLoanText();
  const catalogue = useLoanCatalogue(flow);
  const form = loanStepForm(flow, { step: 0, fieldsClass: LoanDetails, catalogue });
  return (
    <StepScreen flow={flow} form={form}>
      <Part title={t('group.loan')}>
        <LoanPart form={form} catalogue={catalogue} />
      </Part>
    </StepScreen>
  );
}
