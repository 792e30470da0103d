import type { Fields, FieldsClass } from '@statewise/fields';
import type { ClientEvent, FlowBinding } from '@statewise/flow-client';
import { isLoanContext, type LoanContext } from '@statewise/machines';
import { use } from 'react';
import type { LoanCatalogue } from '../api/loan-catalogue.js';
import { offerOfType } from '../api/loan-offer.js';
import { useServices } from '../services.js';
import { stepForm, type StepForm } from '@statewise/wizard';

/** The chart's context, with its facts by their types. */
export function loanContextOf(flow: FlowBinding): LoanContext {
  const { context } = flow.snapshot;
  if (!isLoanContext(context)) throw new Error('the application is of another flow');
  return context;
}

/** What can be borrowed by the route of this application. */
export function useLoanCatalogue(flow: FlowBinding): LoanCatalogue {
  return use(useServices().loans(loanContextOf(flow).route));
}

export interface StepFormOptions {
  readonly step: number;
  readonly fieldsClass: FieldsClass;
  readonly defaults?: Fields;
  /** Where the loan type is among the fields, its offer goes with the event. */
  readonly catalogue?: LoanCatalogue;
  readonly eventOf?: (fields: Fields) => ClientEvent;
}

/** The form of one step of the loan application. */
export function loanStepForm(
  flow: FlowBinding,
  { step, fieldsClass, defaults = {}, catalogue, eventOf }: StepFormOptions,
): StepForm {
  const { steps, isStaff, route } = loanContextOf(flow);
  const answers = { ...defaults, ...steps[step], ...flow.drafts[step] };
  const offer = catalogue && offerOfType(catalogue, Number(answers[loanTypeField] ?? 0));
  const save = (fields: Fields): ClientEvent => ({ type: 'step.save', step, fields, ...(offer ? { offer } : {}) });
  return stepForm({
    flow,
    step,
    fieldsClass,
    defaults,
    known: { at: new Date().toISOString(), steps, isStaff, route, offer },
    eventOf: eventOf ?? save,
  });
}

export const loanTypeField = 'consumer_loan_application_loan_type_id';
export const promotionField = 'consumer_loan_application_promotion_id';
