export * from './schema.js';
export * from './operation.js';
export * from './problems.js';
export * from './limits.js';
export * from './members.js';
export * from './paging.js';
export { checkBody, checkQuery, type CheckedInput } from './check-input.js';
export {
  addressOf,
  createClient,
  type CallOf,
  type CallOptions,
  type Client,
  type Contract,
  type SendRequest,
} from './client.js';
export * from './application-schemas.js';
export * from './event-schemas.js';
export * from './applications.js';
export * from './cases.js';
export * from './saved-views.js';
export * from './webhooks.js';
export * from './captcha.js';
export * from './error-reports.js';
export * from './front-ends.js';
export * from './openapi.js';

import type { captcha } from './captcha.js';
import type { caseAnswers, cases } from './cases.js';
import type { Contract } from './client.js';
import type { cspReports, errorReports } from './error-reports.js';
import type { openApi } from './openapi.js';
import type { savedViews } from './saved-views.js';
import type { webhooks } from './webhooks.js';

/** Every operation of the platform by its method and address. */
export type PlatformContract = Contract<
  [
    typeof captcha,
    typeof caseAnswers,
    typeof cases,
    typeof cspReports,
    typeof errorReports,
    typeof openApi,
    typeof savedViews,
    typeof webhooks,
  ]
>;
