import { createInvitations } from '@statewise/server/accounts/accounts.migration.js';
import { CreateApplicationLists1770000001000 } from '@statewise/server/applications/derived-columns.migration.js';
import { createSavedViews } from '@statewise/server/saved-views/saved-views.migration.js';
import { createNotes } from '@statewise/server/cases/cases.migration.js';
import { destroyDocumentKeys } from '@statewise/server/documents/document-keys.migration.js';
import { createDocuments } from '@statewise/server/documents/documents.migration.js';
import { createFlows } from '@statewise/server/engine/flows.migration.js';
import { createInspector } from '@statewise/server/inspector/inspector.migration.js';
import { createAudit } from '@statewise/server/platform/audit/audit.migration.js';
import { createCaptcha } from '@statewise/server/platform/captcha/captcha.migration.js';
import { SeparateRights1770000000500 } from '@statewise/server/platform/database/rights.migration.js';
import { createReplicas } from '@statewise/server/platform/health/replicas.migration.js';
import { createOutbox } from '@statewise/server/platform/mail/mail.migration.js';
import { createRateLimits } from '@statewise/server/platform/rate-limit/rate-limit.migration.js';
import { createFileKeys } from '@statewise/server/platform/storage/file-keys.migration.js';
import { createProposals } from '@statewise/server/proposals/proposals.migration.js';
import { createErasureRequests } from '@statewise/server/retention/erasure-requests.migration.js';
import { createSessions } from '@statewise/server/session/session.migration.js';
import { createKnownDevices } from '@statewise/server/session/known-devices.migration.js';
import { createStatistics } from '@statewise/server/statistics/statistics.migration.js';
import { createTokens } from '@statewise/server/tokens/tokens.migration.js';
import { createWebhooks } from '@statewise/server/webhooks/webhooks.migration.js';
import type { Migrations } from '@statewise/server/platform/database/migrate.js';
import { createDropdowns } from './dropdowns/dropdowns.migration.js';
import { createUniqueVat } from './e-banking/vat.migration.js';
import { createEditing } from './editing/editing.migration.js';
import { createReviews } from './loan-application/reviews/reviews.migration.js';
import { createStores } from './partner-stores/partner-stores.migration.js';
import { createPricing } from './pricing/pricing.migration.js';
import { destroyAttachmentKeys } from './site/contact/attachment-keys.migration.js';
import { createSite } from './site/site.migration.js';
import { createPreparedLoans } from './store/prepared-loans.migration.js';

/** Every migration of every capability; TypeORM runs them in the order of the time in their names. */
export const migrations: Migrations = [
  createSessions,
  createRateLimits,
  createCaptcha,
  createFlows,
  SeparateRights1770000000500,
  createOutbox,
  createAudit,
  createReplicas,
  createInvitations,
  CreateApplicationLists1770000001000,
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
];
