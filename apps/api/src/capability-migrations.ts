// The migrations of every capability: each one that is exported here is run.

export { createInvitations } from '@statewise/server/accounts/accounts.migration.js';
export { createApplicationAddresses } from '@statewise/server/applications/addresses/application-addresses.migration.js';
export { createApplicationLists } from '@statewise/server/applications/derived-columns.migration.js';
export { narrowWords } from '@statewise/server/applications/findable-words.migration.js';
export { createSavedViews } from '@statewise/server/saved-views/saved-views.migration.js';
export { createBulkActs } from '@statewise/server/bulk-acts/bulk-acts.migration.js';
export { createNotes } from '@statewise/server/cases/cases.migration.js';
export {
  createDocuments,
  destroyDocumentKeys,
  sealDocuments,
  moveDocuments,
} from '@statewise/server/documents/documents.migration.js';
export {
  createFlows,
  createMakers,
  indexAnsweredCalls,
  shareValues,
} from '@statewise/server/engine/flows.migration.js';
export { boundLog, validateLogBound, partLog } from '@statewise/server/engine/log-parts.migration.js';
export { createInspector } from '@statewise/server/inspector/inspector.migration.js';
export { createAudit, clearAudit, detachAudit } from '@statewise/server/platform/audit/audit.migration.js';
export { createCaptcha } from '@statewise/server/platform/captcha/captcha.migration.js';
export { separateRights } from '@statewise/server/platform/database/rights.migration.js';
export { keepAssets } from '@statewise/server/platform/front-ends/kept-assets.migration.js';
export { createReplicas } from '@statewise/server/platform/health/replicas.migration.js';
export { createOutbox, indexSentMails } from '@statewise/server/platform/mail/mail.migration.js';
export { createRateLimits } from '@statewise/server/platform/rate-limit/rate-limit.migration.js';
export {
  createFileKeys,
  noteUnsettledFiles,
  sweepRemovedFiles,
} from '@statewise/server/platform/storage/file-keys.migration.js';
export { createProposals, noticeOutcomes } from '@statewise/server/proposals/proposals.migration.js';
export { createErasureRequests, scheduleRetention } from '@statewise/server/retention/erasure-requests.migration.js';
export { createSessions, createKnownDevices, allowEditors } from '@statewise/server/session/session.migration.js';
export { createPasskeys } from '@statewise/server/session/passkeys/passkeys.migration.js';
export { createSingleSignOn } from '@statewise/server/session/single-sign-on/single-sign-on.migration.js';
export { createStatistics } from '@statewise/server/statistics/statistics.migration.js';
export { createTasks, countTaskChanges, createTaskMails } from '@statewise/server/tasks/tasks.migration.js';
export { createTokens, narrowTokens } from '@statewise/server/tokens/tokens.migration.js';
export { createWebhooks } from '@statewise/server/webhooks/webhooks.migration.js';
export { createDropdowns, correctLabels } from './dropdowns/dropdowns.migration.js';
export { createUniqueVat, createVatReservations } from './e-banking/vat.migration.js';
export { createEditing, scheduleContent } from './editing/editing.migration.js';
export { createReviews, assignReviewTasks } from './loan-application/reviews/reviews.migration.js';
export { createStores } from './partner-stores/partner-stores.migration.js';
export { createPricing, createPriceTasks, movePriceTasks } from './pricing/pricing.migration.js';
export { destroyAttachmentKeys } from './site/contact/attachment-keys.migration.js';
export { createSite } from './site/site.migration.js';
export { createPreparedLoans } from './store/prepared-loans.migration.js';
