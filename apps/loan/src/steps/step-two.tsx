import {
  FieldRows,
  FormField,
  Part,
  StepScreen,
  useAside,
  useChoices,
  useStepForm,
  useWizard,
  type ScreenProps,
  type StepForm,
} from '@statewise/wizard';
import { useLoanText } from '../messages/use-loan-text.js';

/** Step two: where the applicant lives and can be reached. */
export function Screen({ flow }: ScreenProps) {
  const t = useLoanText();
  const { locale } = useWizard();
  const { mobile, telephone_number } = flow.snapshot.context.steps[1] ?? {};
  const country = locale.country === 'ot' ? {} : { country: locale.country };
  const form = useStepForm(flow, { defaults: { ...country, mobile_number: mobile, telephone_number } });
  return (
    <StepScreen flow={flow} form={form}>
      <Part title={t('group.address')}>
        <FieldRows form={form} names={['country', 'street', ['house_number', 'box']]} />
        <div className="wizard-pair">
          {form.values['country'] === 'be' ? (
            <BelgianPostcode form={form} />
          ) : (
            <FormField form={form} name="postcode" />
          )}
          <FormField form={form} name="city" />
        </div>
        <FormField form={form} name="resident_since" />
      </Part>
      <Part title={t('group.contact')}>
        <FormField form={form} name="mobile_number" hint={t('hint.phone')} isOptionalSaid={false} />
        <FormField form={form} name="telephone_number" isOptionalSaid={false} />
      </Part>
    </StepScreen>
  );
}

/** In Belgium the postcode is searched by number or place, and names the town. */
function BelgianPostcode({ form }: { readonly form: StepForm }) {
  const postcodes = useChoices()['postcodes'] ?? [];
  // A town that was typed comes back with the postcode that it stood beside.
  const towns = useAside('town');
  const before = String(form.values['postcode'] ?? '');
  const choose = (typed: string | boolean): void => {
    const postcode = String(typed);
    towns.keep({ [before]: String(form.values['city'] ?? '') });
    const { label } = postcodes.find(({ value }) => value === postcode) ?? {};
    const city = towns.get()[postcode] ?? label?.slice(postcode.length + 1).split(', ')[0];
    form.type({ postcode, ...(city === undefined ? {} : { city }) });
  };
  return <FormField form={form} name="postcode" look="search" choices={postcodes} onType={choose} />;
}
