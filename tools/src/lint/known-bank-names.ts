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
    'libs/server/src/platform/config/config.ts': ['partner'],
  }),
  ...because('The specification’s addresses of dropdowns name the front ends that ask for them.', {
    'libs/contract/src/dropdowns.ts': ['loan'],
  }),
  ...because('The introduction of the API’s description says which addresses are the specification’s.', {
    'libs/server/src/platform/openapi/introduction.ts': ['loan'],
  }),
};
