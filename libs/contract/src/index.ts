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

import type { Contract } from './client.js';
import type { caseAnswers, cases } from './cases.js';
import type { savedViews } from './saved-views.js';
import type { webhooks } from './webhooks.js';

/** Every operation of the platform by its method and address. */
export type PlatformContract = Contract<[typeof webhooks, typeof cases, typeof caseAnswers, typeof savedViews]>;
