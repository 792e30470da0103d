import { isStaffType, offeredTerms, isoDateOf } from '@statewise/fields';
import type { ReactNode } from 'react';
import type { LoanCatalogue } from '../api/loan-catalogue.js';
import { offerOfType } from '../api/loan-offer.js';
import { useLoanText } from '../messages/use-loan-text.js';
import { FormField } from '../wizard/form-field.js';
import { loanTypeField } from '../wizard/loan-step-form.js';
import type { StepForm } from '../wizard/step-form.js';
import type { TypedValues } from '../wizard/step-values.js';

const termField = 'loan_term';
const promotionField = 'consumer_loan_application_promotion_id';

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
        choices={types.map(({ id, name }) => ({ value: String(id), label: t.has(`type.${id}`) ? t.text(`type.${id}`) : name }))}
        onType={(type) => form.type({ [loanTypeField]: type, [promotionField]: '', ...termKept(form, catalogue, { [loanTypeField]: type }) })}
      />
      <div className="loan-pair">
        <FormField form={form} name="amount" onType={(amount) => form.type({ amount, ...termKept(form, catalogue, { amount }) })} />
        <FormField form={form} name={termField} choices={termsOf(form, catalogue).map((term) => ({ value: String(term), label: months(term) }))} />
      </div>
      {offer !== undefined && offer.promotions.length > 0 && (
        <FormField form={form} name={promotionField} choices={offer.promotions.map(({ id, months: count }) => ({ value: String(id), label: t('start.promotionMonths', { count }) }))} />
      )}
      <FormField form={form} name="purchase_amount" />
      <FormField form={form} name="description" />
    </>
  );
}

function termsOf(form: StepForm, catalogue: LoanCatalogue, change: TypedValues = {}): readonly number[] {
  const values = { ...form.values, ...change };
  const offer = offerOfType(catalogue, Number(values[loanTypeField]));
  const amount = Number(values['amount']);
  return offer === undefined || !(amount > 0) ? [] : offeredTerms(offer, amount, isoDateOf(form.known.steps?.[1]?.['date_of_birth']), form.known.at);
}

/** A term that is not offered any more is cleared. */
function termKept(form: StepForm, catalogue: LoanCatalogue, change: TypedValues): TypedValues {
  return termsOf(form, catalogue, change).includes(Number(form.values[termField])) ? {} : { [termField]: '' };
}
