import type { Request } from '@statewise/flow-client';
import type { Language } from '@statewise/i18n';
import { fetchDropdowns, type Choices, type FlowSetup } from '@statewise/wizard';
import { isLoanContext, isSubmitted, loanSteps, outstandingDocuments } from '@statewise/machines';
import { fetchStores, storeNameOf } from '@statewise/lending';
import { loanContextOf } from './loan/loan-context.js';
import { mailWish } from './api/loan-transport.js';
import { forgetWords } from './outcome/review-words.js';
import { forgetLoan } from './start/loan-choice.js';

export { loanErrors as errors } from './errors/catalogue.js';
export { loanApplicationFlow as flow } from '@statewise/machines';
export { loanTransport as transport, mailCode } from './api/loan-transport.js';
export { resumeLoan as resume } from './api/resume-loan.js';
export { BannerLoan as BannerLine } from './loan/loan-line.js';
export { LoanAnswer as Answer } from './loan/loan-answer.js';

/** Empties what the tab knows beside the application: the device may be shared. */
export function forget(storage: Storage): void {
  forgetLoan(storage);
  forgetWords(storage);
  storage.removeItem(mailWish);
}

/** The dropdowns of the application, and the partner's stores. */
export async function fetchChoices(request: Request, language: Language): Promise<Choices> {
  const [dropdowns, stores] = await Promise.all([
    fetchDropdowns(request, 'consumer_loans_application', language),
    fetchStores(request),
  ]);
  return { ...dropdowns, store_id: stores.map((store) => ({ value: String(store.id), label: storeNameOf(store) })) };
}

/** Fields whose answers are short; the others take the whole width. */
export const widths: FlowSetup['widths'] = {
  title: 'narrow',
  gender: 'medium',
  nationality: 'medium',
  civil_status: 'medium',
  dependants: 'narrow',
  co_borrower_civil_status: 'medium',
  house_number: 'narrow',
  box: 'narrow',
  postcode: 'narrow',
  country: 'medium',
  employment_length: 'medium',
  credit_limits: 'medium',
  loan_term: 'medium',
};

/** An application that was sent is withdrawn by answers that differ. */
export const withdraws: FlowSetup['withdraws'] = (flow, event) => {
  const after = flow.client.preview(event);
  if (after === undefined || !isLoanContext(after)) return false;
  return isSubmitted(loanContextOf(flow).statuses) && !isSubmitted(after.statuses);
};

/** Documents are done once none is missing that the bank needs. */
export const isDone: FlowSetup['isDone'] = ({ step }, flow) => {
  const context = loanContextOf(flow);
  if (step === loanSteps.documents.step)
    return isSubmitted(context.statuses) && outstandingDocuments(context).length === 0;
  return step > loanSteps.documents.step ? false : undefined;
};
