/** A kind of names that are the bank's. */
export type BankName =
  | 'bank'
  | 'partner'
  | 'intermediary'
  | 'loan'
  | 'promotion'
  | 'account'
  | 'payslip'
  | 'invoice'
  | 'nbb';

/** Names by file, or by folder with a slash at its end, and why they still stand there. */
export type KnownPlaces = Readonly<Record<string, { readonly names: readonly BankName[]; readonly why: string }>>;

const because = (why: string, places: Readonly<Record<string, readonly BankName[]>>): KnownPlaces =>
  Object.fromEntries(Object.entries(places).map(([place, names]) => [place, { names, why }]));

/** Where the platform names the bank all the same. Nothing is added here; what is gone there is taken off. */
export const knownBankNames: KnownPlaces = {
  ...because("The role of people who sell for a partner is one of the platform's six roles.", {
    'apps/console/src/accounts/account.ts': ['intermediary'],
    'apps/console/src/accounts/change-dialog.tsx': ['intermediary'],
    'apps/console/src/accounts/invite-dialog.tsx': ['intermediary'],
    'apps/console/src/accounts/second-factor.tsx': ['intermediary'],
    'apps/console/src/components/actor/use-actor-text.ts': ['intermediary'],

    'apps/console/src/features.ts': ['intermediary'],
    'libs/contract/src/who.ts': ['intermediary'],
    'libs/flow/src/sender.ts': ['intermediary'],
    'libs/flow/src/who.ts': ['intermediary'],

    'libs/server/src/applications/devices/devices.service.ts': ['intermediary'],
    'libs/server/src/platform/audit/audit.ts': ['intermediary'],
    'libs/server/src/platform/openapi/operation.ts': ['intermediary'],
    'libs/server/src/session/second-factor/second-factor.controller.ts': ['intermediary'],
    'libs/server/src/session/second-factor/second-factors.service.ts': ['intermediary'],
    'libs/server/src/session/sign-in-limits.service.ts': ['intermediary'],
    'libs/server/src/session/user.entity.ts': ['intermediary'],
  }),
  ...because(
    'The wire contract names the six statuses, and so do the columns of its table; a flow declares which it tracks.',
    {
      'libs/contract/src/statuses.ts': ['payslip', 'invoice', 'nbb'],
    },
  ),
  ...because('Accounts of the partner are kept beside those of the bank’s own people.', {
    'libs/server/src/accounts/accounts.repository.ts': ['intermediary'],
    'libs/server/src/accounts/accounts.statements.ts': ['intermediary'],
  }),
  ...because('Settings of the bank are read beside those of the platform.', {
    'libs/server/src/platform/config/config.ts': ['bank', 'partner', 'intermediary'],
  }),
  ...because('A picture.', {
    'libs/ui/src/icons.tsx': ['invoice'],
  }),
  ...because('Examples and sentences of the API’s description, which an operation of the bank could bring.', {
    'libs/contract/src/session.ts': ['bank'],
    'libs/contract/src/inspector.ts': ['loan'],
    'libs/contract/src/flows.ts': ['loan'],
    'libs/contract/src/applications.ts': ['loan', 'payslip'],
    'libs/contract/src/application-log.ts': ['loan'],
    'libs/contract/src/accounts.ts': ['intermediary'],
    'libs/contract/src/sign-in.ts': ['bank', 'intermediary'],
    'libs/contract/src/documents.ts': ['payslip'],
    'libs/contract/src/dropdowns.ts': ['loan'],
    'libs/contract/src/error-reports.ts': ['loan'],
    'libs/server/src/platform/config/env-reader.ts': ['intermediary'],
    'libs/contract/src/webhooks.ts': ['loan'],
    'libs/contract/src/event-schemas.ts': ['loan'],
    'libs/contract/src/application-schemas.ts': ['bank', 'intermediary', 'invoice', 'loan', 'nbb', 'payslip'],

    'libs/server/src/platform/openapi/introduction.ts': ['intermediary', 'loan'],
  }),
  ...because(
    'A column of the platform’s tables says who of the partner prepared an application, and people are named from the partner’s table.',
    {
      'libs/server/src/cases/case-answers.service.ts': ['intermediary'],
      'libs/server/src/engine/application-rows.ts': ['intermediary'],
      'libs/server/src/engine/application.repository.ts': ['intermediary'],
      'libs/server/src/engine/application.statements.ts': ['intermediary'],
      'libs/server/src/engine/flow-engine.ts': ['intermediary'],
      'libs/server/src/engine/stored-application.ts': ['intermediary'],
      'libs/server/src/platform/audit/audit.statements.ts': ['intermediary'],
      'libs/server/src/session/session.statements.ts': ['intermediary'],
    },
  ),
};
