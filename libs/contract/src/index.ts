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
export * from './webhooks.js';
export * from './flows.js';
export * from './applications.js';
export * from './application-log.js';
export * from './inspector.js';

import type { Contract } from './client.js';
import type { applicationLog } from './application-log.js';
import type { applications, devices, transitions } from './applications.js';
import type { flows, statistics } from './flows.js';
import type { inspector } from './inspector.js';
import type { webhooks } from './webhooks.js';

/** Every operation of the platform by its method and address. */
export type PlatformContract = Contract<
  [
    typeof webhooks,
    typeof flows,
    typeof statistics,
    typeof applications,
    typeof devices,
    typeof transitions,
    typeof applicationLog,
    typeof inspector,
  ]
>;
