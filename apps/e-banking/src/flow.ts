import { fetchDropdowns, type Choices, type FlowSetup } from '@statewise/wizard';
import type { Request } from '@statewise/flow-client';
import type { Language } from '@statewise/i18n';

export { businessErrors as errors } from './errors/catalogue.js';
export { businessAccountFlow as flow } from '@statewise/machines';
export { businessTransport as transport } from './api/business-transport.js';
export { resumeBusiness as resume } from './api/resume-business.js';

export { forgetEntries as forget } from './contacts/remembered-entries.js';

/** The summary is a step of its own. */
export const lastStep = 7;

/** The dropdowns of business accounts. */
export function fetchChoices(request: Request, language: Language): Promise<Choices> {
  return fetchDropdowns(request, 'e_banking', language);
}

/** Fields whose answers are short; the others take the whole width. */
export const widths: FlowSetup['widths'] = {
  countryCode: 'medium',
  vat: 'medium',
  account_type: 'medium',
  company_country: 'medium',
  country: 'medium',
  register_postalcode: 'narrow',
  register_country: 'medium',
};
