import { FormField, type StepForm } from '@statewise/wizard';
import { LoanFields, type LoanCatalogue } from '@statewise/lending';
import { loanFieldNames } from '../loan/loan-context.js';

export interface LoanPartProps {
  readonly form: StepForm;
  readonly catalogue: LoanCatalogue;
}

/** The loan details. */
export function LoanPart({ form, catalogue }: LoanPartProps) {
  return (
    <>
      <LoanFields form={form} catalogue={catalogue} names={loanFieldNames} />
      <FormField form={form} name="purchase_amount" />
      <FormField form={form} name="description" />
    </>
  );
}
