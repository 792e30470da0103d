import type { Contract } from './client.js';
import { accounts } from './accounts.js';
import { applicationLog } from './application-log.js';
import { applications, devices, transitions } from './applications.js';
import { waysBack } from './ways-back.js';
import { audit } from './audit.js';
import { authority } from './authority.js';
import { bulkActs } from './bulk-acts.js';
import { captcha } from './captcha.js';
import { caseAnswers, cases } from './cases.js';
import { applicationDocuments } from './documents.js';
import { cspReports, errorReports } from './error-reports.js';
import { flows, statistics } from './flows.js';
import { health, metrics } from './health.js';
import { inspector } from './inspector.js';
import { openApi } from './openapi.js';
import { outbox } from './outbox.js';
import { ownAccount } from './own-account.js';
import { passkeys } from './passkeys.js';
import { wholePerson } from './people.js';
import { proposals } from './proposals.js';
import { savedViews } from './saved-views.js';
import { secondFactor, session } from './session.js';
import { singleSignOn } from './single-sign-on.js';
import { system } from './system.js';
import { taskMails } from './task-mails.js';
import { tasks } from './tasks.js';
import { tokens } from './tokens.js';
import { webhooks } from './webhooks.js';

/** The platform's operations by area. */
export const platformAreas = [
  accounts,
  applicationDocuments,
  applicationLog,
  applications,
  audit,
  authority,
  bulkActs,
  captcha,
  caseAnswers,
  cases,
  cspReports,
  devices,
  waysBack,
  errorReports,
  flows,
  health,
  inspector,
  metrics,
  openApi,
  outbox,
  ownAccount,
  passkeys,
  wholePerson,
  proposals,
  savedViews,
  secondFactor,
  session,
  singleSignOn,
  statistics,
  system,
  taskMails,
  tasks,
  tokens,
  transitions,
  webhooks,
] as const;

/** Every operation of the platform by its method and address. */
export type PlatformContract = Contract<typeof platformAreas>;
