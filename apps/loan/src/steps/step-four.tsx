import { loanDetailsOf, StepFour } from '@statewise/fields';
import { use, type ReactNode } from 'react';
import { useLoanText } from '../messages/use-loan-text.js';
import { useServices } from '../services.js';
import { FormField } from '../wizard/form-field.js';
import { loanContextOf, loanStepForm, useLoanCatalogue } from '../wizard/loan-step-form.js';
import type { ScreenProps } from '../wizard/screens.js';
import { StepScreen } from '../wizard/step-screen.js';
import { LoanPart } from './loan-part.js';
import { Part } from '@statewise/wizard';

/** Step four: the loan again, and who supplies what it pays for. */
export function StepFourScreen({ flow }: ScreenProps): ReactNode {
  const t = useLoanText();
  const stores = use(useServices().stores());
  const catalogue = useLoanCatalogue(flow);
  const form = loanStepForm(flow, {
    step: 4,
    fieldsClass: StepFour,
    catalogue,
    defaults: loanDetailsOf(loanContextOf(flow).steps[0] ?? {}),
  });
  const clients = ['store', 'business'].map((value) => ({ value, label: t.text(`choice.${value}`) }));
  return (
    <StepScreen flow={flow} form={form}>
      <Part title={t('group.loan')}>
        <LoanPart form={form} catalogue={catalogue} />
      </Part>
      <Part title={t('group.supplier')}>
        <p className="sw-small">{t('hint.oneSupplier')}</p>
        <FormField form={form} name="store_id" choices={stores} />
        {form.values['store_id'] !== '' && <FormField form={form} name="van_marcke_client_choice" choices={clients} />}
        <FormField form={form} name="third_party_installer" />
        <FormField form={form} name="is_intermediary" />
        <div className="loan-pair">
          <FormField form={form} name="name" />
          <FormField form={form} name="surname" />
        </div>
      </Part>
    </StepScreen>
  );
}
