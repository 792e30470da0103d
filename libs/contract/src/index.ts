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
export * from './accounts.js';
export * from './application-log.js';
export * from './application-schemas.js';
export * from './applications.js';
export * from './audit.js';
export * from './captcha.js';
export * from './cases.js';
export * from './documents.js';
export * from './error-reports.js';
export * from './event-schemas.js';
export * from './flows.js';
export * from './front-ends.js';
export * from './health.js';
export * from './inspector.js';
export * from './openapi.js';
export * from './outbox.js';
export * from './own-account.js';
export * from './passwords.js';
export * from './saved-views.js';
export * from './session.js';
export * from './sign-in.js';
export * from './system.js';
export * from './tokens.js';
export * from './webhooks.js';

import type { accounts } from './accounts.js';
import type { applicationLog } from './application-log.js';
import type { applications, devices, transitions } from './applications.js';
import type { audit } from './audit.js';
import type { captcha } from './captcha.js';
import type { caseAnswers, cases } from './cases.js';
import type { Contract } from './client.js';
import type { applicationDocuments } from './documents.js';
import type { cspReports, errorReports } from './error-reports.js';
import type { flows, statistics } from './flows.js';
import type { health, metrics } from './health.js';
import type { inspector } from './inspector.js';
import type { openApi } from './openapi.js';
import type { outbox } from './outbox.js';
import type { ownAccount } from './own-account.js';
import type { savedViews } from './saved-views.js';
import type { secondFactor, session } from './session.js';
import type { system } from './system.js';
import type { tokens } from './tokens.js';
import type { webhooks } from './webhooks.js';

/** Every operation of the platform by its method and address. */
export type PlatformContract = Contract<
  [
    typeof accounts,
    typeof applicationDocuments,
    typeof applicationLog,
    typeof applications,
    typeof audit,
    typeof captcha,
    typeof caseAnswers,
    typeof cases,
    typeof cspReports,
    typeof devices,
    typeof errorReports,
    typeof flows,
    typeof health,
    typeof inspector,
    typeof metrics,
    typeof openApi,
    typeof outbox,
    typeof ownAccount,
    typeof savedViews,
    typeof secondFactor,
    typeof session,
    typeof statistics,
    typeof system,
    typeof tokens,
    typeof transitions,
    typeof webhooks,
  ]
>;
