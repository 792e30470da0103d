/** A kind of names that are the bank's. */
export type BankName = 'bank' | 'partner' | 'loan' | 'promotion' | 'account' | 'payslip' | 'invoice' | 'nbb';

/** Names by file, or by folder with a slash at its end, and why they still stand there. */
export type KnownPlaces = Readonly<Record<string, { readonly names: readonly BankName[]; readonly why: string }>>;

const because = (why: string, places: Readonly<Record<string, readonly BankName[]>>): KnownPlaces =>
  Object.fromEntries(Object.entries(places).map(([place, names]) => [place, { names, why }]));

/** Where the platform names the bank all the same. Nothing is added here; what is gone there is taken off. */
export const knownBankNames: KnownPlaces = {
  ...because(
    'The wire contract names the six statuses, and so do the columns of its table; a flow declares which it tracks.',
    {
      'libs/contract/src/statuses.ts': ['payslip', 'invoice', 'nbb'],
    },
  ),
  ...because('Settings of the bank are read beside those of the platform.', {
    'libs/server/src/platform/config/config.ts': ['bank', 'partner'],
  }),
  ...because('Examples and sentences of the API’s description, which an operation of the bank could bring.', {
    'libs/contract/src/flows.ts': ['loan'],
    'libs/contract/src/applications.ts': ['loan', 'payslip'],
    'libs/contract/src/dropdowns.ts': ['loan'],
    'libs/contract/src/error-reports.ts': ['loan'],
    'libs/contract/src/webhooks.ts': ['loan'],
    'libs/contract/src/application-schemas.ts': ['loan'],

    'libs/server/src/platform/openapi/introduction.ts': ['loan'],
  }),
};
