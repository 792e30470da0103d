import { createInvitations } from '@statewise/server/accounts/accounts.migration.js';
import { createApplicationAddresses } from '@statewise/server/applications/addresses/application-addresses.migration.js';
import { createApplicationLists } from '@statewise/server/applications/derived-columns.migration.js';
import { createFindableWords, narrowWords } from '@statewise/server/applications/findable-words.migration.js';
import { createListedFields } from '@statewise/server/applications/listed-fields.migration.js';
import { createSavedViews } from '@statewise/server/saved-views/saved-views.migration.js';
import { createBulkActs } from '@statewise/server/bulk-acts/bulk-acts.migration.js';
import { createNotes } from '@statewise/server/cases/cases.migration.js';
import {
  createDocuments,
  destroyDocumentKeys,
  sealDocuments,
  moveDocuments,
} from '@statewise/server/documents/documents.migration.js';
import {
  createFlows,
  createMakers,
  indexAnsweredCalls,
  shareValues,
} from '@statewise/server/engine/flows.migration.js';
import { boundLog, validateLogBound, partLog } from '@statewise/server/engine/log-parts.migration.js';
import { createInspector } from '@statewise/server/inspector/inspector.migration.js';
import { createAudit, clearAudit, detachAudit } from '@statewise/server/platform/audit/audit.migration.js';
import { createCaptcha } from '@statewise/server/platform/captcha/captcha.migration.js';
import { separateRights } from '@statewise/server/platform/database/rights.migration.js';
import { createReplicas } from '@statewise/server/platform/health/replicas.migration.js';
import { createOutbox, indexSentMails } from '@statewise/server/platform/mail/mail.migration.js';
import { createRateLimits } from '@statewise/server/platform/rate-limit/rate-limit.migration.js';
import {
  createFileKeys,
  noteUnsettledFiles,
  sweepRemovedFiles,
} from '@statewise/server/platform/storage/file-keys.migration.js';
import { createProposals, noticeOutcomes } from '@statewise/server/proposals/proposals.migration.js';
import { createErasureRequests, scheduleRetention } from '@statewise/server/retention/erasure-requests.migration.js';
import { createSessions, createKnownDevices, allowEditors } from '@statewise/server/session/session.migration.js';
import { createPasskeys } from '@statewise/server/session/passkeys/passkeys.migration.js';
import { createSingleSignOn } from '@statewise/server/session/single-sign-on/single-sign-on.migration.js';
import { createStatistics } from '@statewise/server/statistics/statistics.migration.js';
import { nameSteps } from '@statewise/server/engine/step-numbers.migration.js';
import { createTasks, countTaskChanges, createTaskMails } from '@statewise/server/tasks/tasks.migration.js';
import { createTokens, narrowTokens } from '@statewise/server/tokens/tokens.migration.js';
import { createWebhooks } from '@statewise/server/webhooks/webhooks.migration.js';
import type { Migrations } from '@statewise/server/platform/database/migrate.js';
import { createDropdowns, correctLabels } from './dropdowns/dropdowns.migration.js';
import { createUniqueVat, createVatReservations } from './e-banking/vat.migration.js';
import { createEditing, scheduleContent } from './editing/editing.migration.js';
import { createReviews, assignReviewTasks } from './loan-application/reviews/reviews.migration.js';
import { createStores } from './partner-stores/partner-stores.migration.js';
import { firstListing, firstSteps, laterListing } from './first-release.js';
import { createPricing, createPriceTasks } from './pricing/pricing.migration.js';
import { destroyAttachmentKeys } from './site/contact/attachment-keys.migration.js';
import { createSite } from './site/site.migration.js';
import { createPreparedLoans } from './store/prepared-loans.migration.js';

/** Every migration of every capability; TypeORM runs them in the order of the time in their names. */
export const migrations: Migrations = [
  createSessions,
  createRateLimits,
  createCaptcha,
  createFlows,
  separateRights,
  createOutbox,
  createAudit,
  createReplicas,
  createInvitations,
  createApplicationLists,
  createDocuments,
  createNotes,
  createSavedViews,
  createErasureRequests,
  createStores,
  createPricing,
  createDropdowns,
  createReviews,
  createPreparedLoans,
  createUniqueVat,
  createEditing,
  createSite,
  createTokens,
  createWebhooks,
  createStatistics,
  createInspector,
  createFileKeys,
  destroyDocumentKeys,
  destroyAttachmentKeys,
  createProposals,
  createKnownDevices,
  createMakers,
  createListedFields(firstListing),
  scheduleRetention,
  noteUnsettledFiles,
  indexSentMails,
  indexAnsweredCalls,
  shareValues,
  boundLog,
  validateLogBound,
  partLog,
  clearAudit,
  detachAudit,
  createPasskeys,
  createSingleSignOn,
  correctLabels,
  createApplicationAddresses,
  createVatReservations,
  createTasks,
  createPriceTasks,
  assignReviewTasks,
  narrowTokens,
  sealDocuments,
  createFindableWords(laterListing),
  countTaskChanges,
  createTaskMails,
  noticeOutcomes,
  nameSteps(firstSteps),
  createBulkActs,
  scheduleContent,
  allowEditors,
  moveDocuments,
  narrowWords,
  sweepRemovedFiles,
];
