import { createInvitations } from './accounts/accounts.migration.js';
import { CreateApplicationLists1770000001000 } from './applications/derived-columns.migration.js';
import { createSavedViews } from './case-file/saved-views/saved-views.migration.js';
import { createNotes } from './casework/casework.migration.js';
import { createDocuments } from './documents/documents.migration.js';
import { createDropdowns } from './dropdowns/dropdowns.migration.js';
import { createUniqueVat } from './e-banking/vat.migration.js';
import { createEditing } from './editing/editing.migration.js';
import { createFlows } from './engine/flows.migration.js';
import { createInspector } from './inspector/inspector.migration.js';
import { createReviews } from './loan-application/reviews/reviews.migration.js';
import { createStores } from './partner-stores/partner-stores.migration.js';
import { createAudit } from './platform/audit/audit.migration.js';
import { createCaptcha } from './platform/captcha/captcha.migration.js';
import { SeparateRights1770000000500 } from './platform/database/rights.migration.js';
import { createReplicas } from './platform/health/replicas.migration.js';
import { createOutbox } from './platform/mail/mail.migration.js';
import { createRateLimits } from './platform/rate-limit/rate-limit.migration.js';
import { createPricing } from './pricing/pricing.migration.js';
import { createErasureRequests } from './retention/erasure-requests.migration.js';
import { createSessions } from './session/session.migration.js';
import { createSite } from './site/site.migration.js';
import { createStatistics } from './statistics/statistics.migration.js';
import { createPreparedLoans } from './store/prepared-loans.migration.js';
import { createTokens } from './tokens/tokens.migration.js';
import { createWebhooks } from './webhooks/webhooks.migration.js';
import type { Migrations } from './platform/database/migrate.js';

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
];
