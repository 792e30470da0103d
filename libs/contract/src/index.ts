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
export * from './sign-in.js';
export * from './webhooks.js';
export * from './captcha.js';
export * from './error-reports.js';
export * from './documents.js';
export * from './front-ends.js';
export * from './openapi.js';
export * from './flows.js';
export * from './applications.js';
export * from './application-log.js';
export * from './inspector.js';

import type { captcha } from './captcha.js';
import type { Contract } from './client.js';
import type { cspReports, errorReports } from './error-reports.js';
import type { applicationDocuments } from './documents.js';
import type { openApi } from './openapi.js';
import type { applicationLog } from './application-log.js';
import type { applications, devices, transitions } from './applications.js';
import type { flows, statistics } from './flows.js';
import type { inspector } from './inspector.js';
import type { webhooks } from './webhooks.js';

/** Every operation of the platform by its method and address. */
export type PlatformContract = Contract<
  [
    typeof applicationDocuments,
    typeof applicationLog,
    typeof applications,
    typeof captcha,
    typeof cspReports,
    typeof devices,
    typeof errorReports,
    typeof flows,
    typeof inspector,
    typeof openApi,
    typeof statistics,
    typeof transitions,
    typeof webhooks,
  ]
>;
