import {
  FormField,
  Part,
  StepScreen,
  useStepForm,
  useWizard,
  type ScreenProps,
  type StepForm,
} from '@statewise/wizard';
import { isBusinessCountry, vatNumberOf, type Fields } from '@statewise/fields';
import type { UnstampedEvent } from '@statewise/flow-client';
import { localisePath, pagePaths } from '@statewise/i18n';
import { useBusinessText } from '../messages/use-business-text.js';
import { useVatLookup, type VatLookup } from '../vat/use-vat-lookup.js';
import { VatStatus } from '../vat/vat-status.js';

/** Step one: which business, where, and which account. Its first save creates the application. */
export function Screen({ flow }: ScreenProps) {
  const t = useBusinessText();
  const { country } = useWizard().locale;
  const defaults = isBusinessCountry(country) ? { countryCode: country } : {};
  const { vat, countryCode } = { ...defaults, ...flow.snapshot.context.steps[1], ...flow.drafts[1] };
  const lookup = useVatLookup(flow, vat, String(countryCode ?? ''));
  const eventOf = (fields: Fields): UnstampedEvent => ({
    ...(flow.state === 'start' ? { type: 'application.create' } : { type: 'step.save', step: 1 }),
    fields: { ...fields, skipVies: lookup.isSkipped, ...(lookup.isAnew && { beginAnew: true }) },
    ...(lookup.state === 'used' || lookup.state === 'begun' ? { isVatUsed: true } : {}),
  });
  const doubt = doubts[lookup.state];
  const form = withPreciseVat(useStepForm(flow, { defaults, eventOf }));
  return (
    <StepScreen flow={flow} form={form}>
      <Part title={t('group.business')}>
        <FormField form={form} name="countryCode" />
        <FormField form={form} name="companyType" />
        <FormField form={form} name="vat" error={doubt && t(doubt)} />
        <VatStatus lookup={lookup} />
      </Part>
      <Part title={t('group.account')}>
        <FormField form={form} name="account_type" look="cards" />
      </Part>
      <Part title={t('group.applicant')}>
        <FormField form={form} name="email" />
        <FormField form={form} name="accept_gdpr" hint={<PolicyLink />} />
      </Part>
    </StepScreen>
  );
}

const doubts: Partial<Record<VatLookup['state'], 'error.vat.vat' | 'error.vat.vatUsed'>> = {
  used: 'error.vat.vatUsed',
  wrong: 'error.vat.vat',
};

/** One key means two things: what is refused although it can be a number is one that another application uses. */
function withPreciseVat(form: StepForm): StepForm {
  const { vat, countryCode } = form.values;
  if (form.errors['vat']?.[0] !== 'vat' || vatNumberOf(vat, countryCode) === undefined) return form;
  return { ...form, errors: { ...form.errors, vat: ['vatUsed'] } };
}

/** The policy opens beside the form, so that nothing typed is left. */
function PolicyLink() {
  const t = useBusinessText();
  const { locale } = useWizard();
  return (
    <a href={localisePath(locale, pagePaths.privacy)} target="_blank" rel="noopener">
      {t('privacy.more')}
    </a>
  );
}
