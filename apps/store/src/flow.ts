import type { Request } from '@statewise/flow-client';
import type { Language } from '@statewise/i18n';
import { checkedTransport, fetchDropdowns, type Choices, type FlowSetup } from '@statewise/wizard';
import { storeFlow } from '@statewise/machines';
import { storeContextOf } from './details/store-loan.js';
import { keepingHandedCodes } from './finish/handed-code.js';

export { storeErrors as errors } from './errors/catalogue.js';
export { storeFlow as flow } from '@statewise/machines';
export { forgetHandedCodes as forget } from './finish/handed-code.js';

/** The platform's, of whose answers the code to hand over is kept. */
export const transport: FlowSetup['transport'] = (request, _locale, storage) =>
  checkedTransport(storeFlow.id, keepingHandedCodes(request, storage));

/** The code to hand over is the customer's; that of the sale opens nothing. */
export const hasBanner = false;

/** The code to hand over is the last thing to do. */
export const lastStep = 3;

export function fetchChoices(request: Request, language: Language): Promise<Choices> {
  return fetchDropdowns(request, 'consumer_loans_vm_stores', language);
}

/** Fields whose answers are short; the others take the whole width. */
export const widths: FlowSetup['widths'] = {
  employee_number: 'medium',
  title: 'narrow',
  loan_type_id: 'medium',
  loan_term: 'medium',
};

/** Who is signed in has said who sells: the step that asks an employee for it is done. */
const isSaidBySession: FlowSetup['isDone'] = ({ step }, flow) =>
  step === 1 && storeContextOf(flow).seller !== null ? true : undefined;

export { isSaidBySession as isDone };
