import type { Migrations } from '@statewise/server/platform/database/migrate.js';
import { KeepMailsAndNotes1764500002300 } from '@statewise/server/cases/cases.migration.js';
import { SeparateRights1764500008100 } from '@statewise/server/platform/database/rights.migration.js';
import { NoteDrafts1764500008000 } from '@statewise/server/retention/drafted-at.migration.js';
import { RequestErasures1764500002200 } from '@statewise/server/retention/erasure-requests.migration.js';
import { ManageAccounts1764400001000 } from '@statewise/server/accounts/accounts.migration.js';
import { SealAudit1764500011310 } from '@statewise/server/platform/audit/audit-seals.migration.js';
import { CreateAudit1764400001200 } from '@statewise/server/platform/audit/audit.migration.js';
import { CreateSecondFactors1764400001100 } from '@statewise/server/session/second-factor/second-factor.migration.js';
import { CreateSessions1763500000100 } from '@statewise/server/session/session.migration.js';
import { CreateSavedViews1764500001100 } from '@statewise/server/saved-views/saved-views.migration.js';
import { NoteScans1764500001200 } from '@statewise/server/documents/scans.migration.js';
import { SearchApplications1764500001000 } from '@statewise/server/applications/search.migration.js';
import { IndexDates1764500011000 } from '@statewise/server/applications/dates.migration.js';
import { DeriveByTrigger1764500013100 } from '@statewise/server/applications/derived-by-trigger.migration.js';
import { DeriveColumns1764000000100 } from '@statewise/server/applications/derived-columns.migration.js';
import { IdentifyContacts1764100000200 } from '@statewise/server/engine/contacts.migration.js';
import { CreateInspector1764500006000 } from '@statewise/server/inspector/inspector.migration.js';
import { NameById1764300000400 } from '@statewise/server/engine/public-ids.migration.js';
import { RepeatCalls1764300000200 } from '@statewise/server/engine/repeated-calls.migration.js';
import { ChainLog1764500003000 } from '@statewise/server/engine/log-chain.migration.js';
import { CreateFlows1763500000300 } from '@statewise/server/engine/flows.migration.js';
import { CreateDocuments1763600000400 } from '@statewise/server/documents/documents.migration.js';
import { CreateCaptcha1763500000210 } from '@statewise/server/platform/captcha/captcha.migration.js';
import { CreateOutbox1763500000220 } from '@statewise/server/platform/mail/mail.migration.js';
import { ReplyTo1764200000100 } from '@statewise/server/platform/mail/reply-to.migration.js';
import { StandingOfMails1764500005100 } from '@statewise/server/platform/mail/outbox-standing.migration.js';
import { CreateReplicas1764500005200 } from '@statewise/server/platform/health/replicas.migration.js';
import { CreateWebhooks1764500005300 } from '@statewise/server/webhooks/webhooks.migration.js';
import { NumberTransitions1763800000200 } from '@statewise/server/live/live.migration.js';
import { CreateTokens1763800000100 } from '@statewise/server/tokens/tokens.migration.js';
import { CountFlows1764500003100 } from '@statewise/server/statistics/statistics.migration.js';
import { SumCounts1764500012500 } from '@statewise/server/statistics/sums.migration.js';
import { CreateRateLimits1763500000200 } from '@statewise/server/platform/rate-limit/rate-limit.migration.js';
import { CreateDeviceNumbers1764500007400 } from '@statewise/server/applications/devices/devices.migration.js';
import { sealCodes } from '@statewise/server/engine/sealed-codes.migration.js';
import { sealMails } from '@statewise/server/platform/mail/sealed-mails.migration.js';
import type { SecretKey } from '@statewise/server/platform/secret-key/secret-key.js';
import { sealSecondFactors } from '@statewise/server/session/second-factor/sealed-secrets.migration.js';
import { sealWebhookSecrets } from '@statewise/server/webhooks/sealed-secrets.migration.js';
import { CreateReviews1764500002100 } from './loan-application/reviews/reviews.migration.js';
import { CreateEditing1764500004100 } from './editing/editing.migration.js';
import { OnePrice1764500004000 } from './pricing/prices.migration.js';
import { UniqueVat1764100000300 } from './e-banking/vat.migration.js';
import { CreateDropdowns1763600000200 } from './dropdowns/dropdowns.migration.js';
import { AddBusinessDropdowns1764100000100 } from './dropdowns/business-dropdowns.migration.js';
import { CreatePricing1763600000100 } from './pricing/pricing.migration.js';
import { CreateStores1763600000300 } from './partner-stores/partner-stores.migration.js';
import { FoldUsernames1764300000100 } from './intermediaries/intermediaries.migration.js';
import { VersionSite1764500013000 } from './site/site-version.migration.js';
import { CreateSite1763700000200 } from './site/site.migration.js';
import { AddWorkPlaces1764400000100 } from './site/vacancies/work-places.migration.js';
import { ConfirmSubscribers1764500011300 } from './site/subscribe/confirmed-subscribers.migration.js';
import { CreateContactMessages1764200000200 } from './site/contact/contact.migration.js';
import { ConfirmTranslations1764300000850 } from './site/translations/translations.migration.js';
import { CreatePreparedLoans1764300000300 } from './store/prepared-loans.migration.js';

/** Every migration of every capability, some of which encrypt what is there; TypeORM runs them in the order of the time in their names. */
export const migrationsWith = (secret: SecretKey): Migrations => [
  CreateSessions1763500000100,
  CreateRateLimits1763500000200,
  CreateCaptcha1763500000210,
  CreateOutbox1763500000220,
  CreateFlows1763500000300,
  CreatePricing1763600000100,
  CreateDropdowns1763600000200,
  CreateStores1763600000300,
  CreateDocuments1763600000400,
  CreateSite1763700000200,
  CreateTokens1763800000100,
  NumberTransitions1763800000200,
  DeriveColumns1764000000100,
  AddBusinessDropdowns1764100000100,
  IdentifyContacts1764100000200,
  UniqueVat1764100000300,
  ReplyTo1764200000100,
  CreateContactMessages1764200000200,
  FoldUsernames1764300000100,
  RepeatCalls1764300000200,
  CreatePreparedLoans1764300000300,
  NameById1764300000400,
  ConfirmTranslations1764300000850,
  AddWorkPlaces1764400000100,
  ManageAccounts1764400001000,
  CreateSecondFactors1764400001100,
  CreateAudit1764400001200,
  SearchApplications1764500001000,
  CreateSavedViews1764500001100,
  NoteScans1764500001200,
  CreateReviews1764500002100,
  RequestErasures1764500002200,
  KeepMailsAndNotes1764500002300,
  ChainLog1764500003000,
  CountFlows1764500003100,
  OnePrice1764500004000,
  CreateInspector1764500006000,
  CreateEditing1764500004100,
  StandingOfMails1764500005100,
  CreateReplicas1764500005200,
  CreateWebhooks1764500005300,
  sealCodes(secret),
  sealMails(secret),
  sealWebhookSecrets(secret),
  sealSecondFactors(secret),
  CreateDeviceNumbers1764500007400,
  NoteDrafts1764500008000,
  SeparateRights1764500008100,
  IndexDates1764500011000,
  ConfirmSubscribers1764500011300,
  SealAudit1764500011310,
  SumCounts1764500012500,
  VersionSite1764500013000,
  DeriveByTrigger1764500013100,
];
