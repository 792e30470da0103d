import * as areas from './areas.js';
import type { Contract } from './client.js';

export * from './schema.js';
export * from './operation.js';
export * from './who.js';
export * from './problems.js';
export * from './limits.js';
export * from './members.js';
export * from './paging.js';
export * from './client.js';
export * from './accounts.js';
export * from './application-log.js';
export * from './application-schemas.js';
export * from './applications.js';
export * from './audit.js';
export { auditKinds, type AuditKind } from './audit-kinds.js';
export * from './authority.js';
export { authorityPage } from './authority-page.js';
export * from './bulk-acts.js';
export { maxSelected } from './bulk-limits.js';
export * from './captcha.js';
export * from './cases.js';
export * from './documents.js';
export * from './dropdowns.js';
export * from './error-reports.js';
export * from './event-schemas.js';
export * from './example-flow.js';
export * from './flows.js';
export * from './form-fields.js';
export * from './front-ends.js';
export * from './health.js';
export * from './inspector.js';
export * from './openapi.js';
export * from './outbox.js';
export * from './own-account.js';
export * from './passkeys.js';
export * from './passwords.js';
export * from './people.js';
export * from './proposals.js';
export * from './saved-views.js';
export * from './session.js';
export * from './sign-in.js';
export * from './single-sign-on.js';
export { statusTypes, type StatusType } from './statuses.js';
export * from './system.js';
export { tableFormats, type TableFormat } from './table-format.js';
export { maxTaskCount, taskLists, type TaskList } from './task-lists.js';
export * from './task-mails.js';
export * from './tasks.js';
export * from './tokens.js';
export * from './ways-back.js';
export * from './webhooks.js';

/** The platform's operations by area. */
export const platformAreas = Object.values(areas);

/** Every operation of the platform by its method and address. */
export type PlatformContract = Contract<typeof platformAreas>;
