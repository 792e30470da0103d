import { StepTwo } from '@statewise/fields';
import { fieldErrorCatalogue } from '@statewise/i18n';
import { ComboBox, useT } from '@statewise/ui';
import { use, type ReactNode } from 'react';
import { type Choice, Part, type StepForm } from '@statewise/wizard';
import { useLoanText } from '../messages/use-loan-text.js';
import { useServices } from '../services.js';
import { FormField } from '../wizard/form-field.js';
import { loanContextOf, loanStepForm } from '../wizard/loan-step-form.js';
import type { ScreenProps } from '../wizard/screens.js';
import { StepScreen } from '../wizard/step-screen.js';

/** Step two: where the applicant lives and can be reached. */
export function StepTwoScreen({ flow }: ScreenProps): ReactNode {
  const t = useLoanText();
  const services = useServices();
  const dropdowns = use(services.dropdowns());
  const { mobile, telephone_number } = loanContextOf(flow).steps[1] ?? {};
  const country = services.locale.country === 'ot' ? {} : { country: services.locale.country };
  const form = loanStepForm(flow, {
    step: 2,
    fieldsClass: StepTwo,
    defaults: { ...country, mobile_number: mobile, telephone_number },
  });
  return (
    <StepScreen flow={flow} form={form}>
      <Part title={t('group.address')}>
        <FormField form={form} name="country" choices={dropdowns['countries'] ?? []} />
        <FormField form={form} name="street" />
        <div className="loan-pair">
          <FormField form={form} name="house_number" />
          <FormField form={form} name="box" />
        </div>
        <div className="loan-pair">
          {form.values['country'] === 'be' ? (
            <BelgianPostcode form={form} postcodes={dropdowns['postcodes'] ?? []} />
          ) : (
            <FormField form={form} name="postcode" />
          )}
          <FormField form={form} name="city" />
        </div>
        <FormField form={form} name="resident_since" hint={t('hint.year')} />
      </Part>
      <Part title={t('group.contact')}>
        <FormField form={form} name="mobile_number" hint={t('hint.phone')} />
        <FormField form={form} name="telephone_number" />
      </Part>
    </StepScreen>
  );
}

/** In Belgium the postcode is searched by number or place, and names the town. */
function BelgianPostcode({
  form,
  postcodes,
}: {
  readonly form: StepForm;
  readonly postcodes: readonly Choice[];
}): ReactNode {
  const t = useLoanText();
  const errorText = useT(fieldErrorCatalogue);
  const [error] = form.errors['postcode'] ?? [];
  const choose = (postcode: string): void => {
    const place =
      postcodes
        .find(({ value }) => value === postcode)
        ?.label.slice(postcode.length + 1)
        .split(', ')[0] ?? '';
    form.type({ postcode, ...(place === '' ? {} : { city: place }) });
  };
  return (
    <ComboBox
      name="postcode"
      label={t('field.postcode')}
      value={String(form.values['postcode'] ?? '')}
      options={postcodes}
      onChange={choose}
      autoComplete="postal-code"
      error={error === undefined ? undefined : errorText.text(error)}
    />
  );
}
