import { StepFields, StepScreen, useChoices, useStepForm, type ScreenProps } from '@statewise/wizard';
import { companyTypesIn } from '@statewise/fields';
import { useBusinessText } from '../messages/use-business-text.js';

/** Step two: name, address and registration, begun with what step one knows. */
export function Screen({ flow }: ScreenProps) {
  const t = useBusinessText();
  const { countryCode, companyType, email } = flow.snapshot.context.steps[1] ?? {};
  const legalForms = useChoices()[companyTypesIn(countryCode)];
  const defaults = {
    company_legal_entity: legalForms?.find(({ value }) => value === companyType)?.label,
    company_country: countryCode,
    country: countryCode,
    email_address: email,
  };
  const form = useStepForm(flow, { defaults });
  return (
    <StepScreen flow={flow} form={form}>
      <StepFields
        form={form}
        title={t('group.name')}
        names={['company', 'trade_name', 'company_legal_entity', 'company_country', 'expiry']}
      />
      <StepFields
        form={form}
        title={t('group.address')}
        names={['street_name', 'address', 'postalcode_city', 'country', 'email_address', 'differentAddress']}
      />
      {form.values['differentAddress'] === true && (
        <StepFields
          form={form}
          title={t('group.registered')}
          names={[
            'register_street_name',
            'register_address',
            ['register_postalcode', 'register_city'],
            'register_country',
          ]}
        />
      )}
    </StepScreen>
  );
}
