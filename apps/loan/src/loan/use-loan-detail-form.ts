import type { Fields } from '@statewise/fields';
import type { FlowBinding } from '@statewise/flow-client';
import { useStepForm, type StepForm } from '@statewise/wizard';
import type { LoanCatalogue } from '../api/loan-catalogue.js';
import { offerOfType } from '../api/loan-offer.js';
import { loanTypeField } from './loan-context.js';

export interface LoanDetailFormOptions {
  readonly step: number;
  readonly catalogue: LoanCatalogue;
  readonly defaults?: Fields;
}

/** The form of a step with the loan type among its fields: the rules know its offer, which goes with the event. */
export function useLoanDetailForm(
  flow: FlowBinding,
  { step, catalogue, defaults = {} }: LoanDetailFormOptions,
): StepForm {
  const answers = { ...defaults, ...flow.snapshot.context.steps[step], ...flow.drafts[step] };
  const offer = offerOfType(catalogue, Number(answers[loanTypeField] ?? 0));
  const known = offer ? { offer } : {};
  return useStepForm(flow, { defaults, known, payload: known });
}
