import type { Request } from '@statewise/flow-client';
import type { Language } from '@statewise/i18n';
import { fetchDropdowns, type Choices, type FlowSetup } from '@statewise/wizard';

export { storeFlow as flow } from '@statewise/machines';

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
