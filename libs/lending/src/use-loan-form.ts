import type { Fields } from '@statewise/fields';
import type { FlowBinding } from '@statewise/flow-client';
import { useStepForm, type StepForm } from '@statewise/wizard';
import type { LoanCatalogue } from './loan-catalogue.js';
import type { LoanFieldNames } from './loan-fields.js';
import { offerOfType } from './loan-offer.js';

export interface LoanFormOptions {
  readonly step: number;
  readonly catalogue: LoanCatalogue;
  readonly names: LoanFieldNames;
  readonly defaults?: Fields;
}

/** The form of a step with the loan type among its fields: the rules know its offer, which goes with the event. */
export function useLoanForm(flow: FlowBinding, { step, catalogue, names, defaults = {} }: LoanFormOptions): StepForm {
  const answers = { ...defaults, ...flow.snapshot.context.steps[step], ...flow.drafts[step] };
  const offer = offerOfType(catalogue, Number(answers[names.type] ?? 0));
  const known = offer ? { offer } : {};
  return useStepForm(flow, { defaults, known, payload: known });
}
