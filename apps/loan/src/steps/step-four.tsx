import { loanDetailsOf } from '@statewise/fields';
import { FieldRows, FormField, Part, StepScreen, useChoices, type ScreenProps } from '@statewise/wizard';
import { LoanFields, useLoanForm } from '@statewise/lending';
import { loanContextOf, loanFieldNames, useLoanCatalogue } from '../loan/loan-context.js';
import { useLoanText } from '../messages/use-loan-text.js';

/** Step four: the loan again, and who supplies what it pays for. */
export function Screen({ flow }: ScreenProps) {
  const t = useLoanText();
  const stores = useChoices()['store_id'] ?? [];
  const catalogue = useLoanCatalogue(flow);
  const form = useLoanForm(flow, {
    step: 4,
    catalogue,
    names: loanFieldNames,
    defaults: loanDetailsOf(loanContextOf(flow).steps[0] ?? {}),
  });
  const clients = ['store', 'business'].map((value) => ({ value, label: t.text(`choice.${value}`) }));
  return (
    <StepScreen flow={flow} form={form}>
      <Part title={t('group.loan')}>
        <LoanFields form={form} catalogue={catalogue} names={loanFieldNames} />
        <FieldRows form={form} names={['purchase_amount', 'description']} />
      </Part>
      <Part title={t(form.isApplicable('store_id') ? 'group.supplier' : 'group.intermediary')}>
        {form.isApplicable('store_id') && <p className="sw-small">{t('hint.oneSupplier')}</p>}
        <FormField form={form} name="store_id" choices={stores} />
        <FormField form={form} name="van_marcke_client_choice" choices={clients} />
        <FieldRows form={form} names={['third_party_installer', 'is_intermediary', ['name', 'surname']]} />
      </Part>
    </StepScreen>
  );
}
