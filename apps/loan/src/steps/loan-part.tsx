import { isStaffType, offeredTerms, type LoanOffer } from '@statewise/fields';
import { Notice } from '@statewise/ui';
import type { ReactNode } from 'react';
import { type Choice, FormField, type StepForm } from '@statewise/wizard';
import type { LoanCatalogue } from '../api/loan-catalogue.js';
import { offerOfType } from '../api/loan-offer.js';
import { useLoanText } from '../messages/use-loan-text.js';
import { loanTypeField, promotionField } from '../loan/loan-context.js';

const termField = 'loan_term';

export interface LoanPartProps {
  readonly form: StepForm;
  readonly catalogue: LoanCatalogue;
}

/** The loan details: terms and promotions are those on offer for the type, the amount and the applicant's age. */
export function LoanPart({ form, catalogue }: LoanPartProps): ReactNode {
  const t = useLoanText();
  const offer = offerOfType(catalogue, Number(form.values[loanTypeField]));
  const types = catalogue.types.filter(({ id }) => form.known['isStaff'] === true || !isStaffType(id));
  const months = (count: number) => t('start.months', { count });
  return (
    <>
      <FormField
        form={form}
        name={loanTypeField}
        choices={types.map(({ id, name }) => ({
          value: String(id),
          label: t.has(`type.${id}`) ? t.text(`type.${id}`) : name,
        }))}
        onType={(type) => form.type({ [loanTypeField]: type, [promotionField]: '' })}
      />
      <div className="wizard-pair">
        <FormField form={form} name="amount" />
        <FormField
          form={form}
          name={termField}
          choices={termsOf(form, offer).map((term) => ({ value: String(term), label: months(term) }))}
        />
      </div>
      {isAbove(form.fields['amount'], offer) && (
        <Notice tone="warning" live="polite" title={t('plan.rejected')}>
          {t('plan.rejectedText')}
        </Notice>
      )}
      {offer !== undefined && offer.promotions.length > 0 && (
        <FormField form={form} name={promotionField} choices={promotionsOf(catalogue, form.values[loanTypeField])} />
      )}
      <FormField form={form} name="purchase_amount" />
      <FormField form={form} name="description" />
    </>
  );
}

function termsOf({ values, known }: StepForm, offer: LoanOffer | undefined): readonly number[] {
  const amount = Number(values['amount']);
  return offer === undefined || !(amount > 0)
    ? []
    : offeredTerms(offer, amount, known.steps?.[1]?.['date_of_birth'], known.at);
}

function isAbove(amount: unknown, offer: LoanOffer | undefined): boolean {
  return typeof amount === 'number' && offer !== undefined && offer.maximum !== null && amount > offer.maximum;
}

function promotionsOf({ promotions }: LoanCatalogue, loanType: unknown): readonly Choice[] {
  return promotions
    .filter(({ loanTypeId }) => loanTypeId === Number(loanType))
    .map(({ id, name }) => ({ value: String(id), label: name }));
}
