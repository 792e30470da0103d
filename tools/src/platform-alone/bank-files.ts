/** Folders and files that are the bank's, from the root of the workspace; all else is the platform's. */
export const bankFiles: readonly string[] = [
  ...['e-banking', 'loan', 'site', 'store'].map((app) => `apps/${app}`),
  ...['elsewhere', 'elsewhere.config.ts', 'paths', 'paths.config.ts', 'tests'].map((part) => `apps/e2e/${part}`),
  ...[
    'applicant',
    'bank-statewise',
    'bank-test',
    'business-api',
    'business-wizard',
    'contact-form',
    'contact-list-page',
    'counted-person',
    'files',
    'filled-screens',
    'keyboard',
    'loan-api',
    'site',
    'site-calculator',
    'store-wizard',
    'strict-statewise',
    'texts',
    'wizard',
    'wizard-page',
  ].map((part) => `apps/e2e/harness/${part}.ts`),
  'apps/e2e/harness/remote',
  ...[
    'dropdowns',
    'e-banking',
    'editing',
    'intermediaries',
    'loan-application',
    'loan-plan',
    'pricing',
    'site',
    'store',
  ].map((capability) => `apps/api/src/${capability}`),
  // The migration stays: sessions and names of people are read from the table of who sells for a partner, too.
  ...['partner-store.entity', 'partner-stores.module', 'partner-stores.service'].map(
    (file) => `apps/api/src/partner-stores/${file}.ts`,
  ),
  'apps/api/content',
  'apps/api/dumps',
  ...['content', 'lending', 'reviews'].map((feature) => `apps/console/src/${feature}`),
  'libs/contract/src/bank',
  ...['e-banking', 'loan-application', 'site', 'store'].map((flow) => `libs/fields/src/${flow}`),
  // Dates and amounts stay: what forms of every flow ask for.
  ...['amortisation', 'apr', 'largest-loan', 'loan-plan', 'risk'].map((file) => `libs/finance/src/${file}.ts`),
  ...['consumer-lending', 'factor', 'iban', 'pro-discount', 'rates', 'saver', 'savings-goal', 'term-deposit'].map(
    (file) => `libs/finance/src/calculators/${file}.ts`,
  ),
  ...['answers', 'risk-reasons', 'product-names.ts'].map((part) => `libs/i18n/src/${part}`),
  'libs/lending',
  ...[
    'accordion',
    'blog-form',
    'blog-list',
    'calculator',
    'contact-form',
    'e-banking',
    'intermediary-login',
    'job-list',
    'language-check',
    'loan-application',
    'loan-calculator',
    'mobile-menu',
    'quote-carousel',
    'search',
    'side-menu',
    'store',
    'subscribe',
    'vat-lookup',
  ].map((chart) => `libs/machines/src/${chart}`),
  'libs/site-content',
  'tools/src/dev/rendered-site.ts',
  // What the lint holds this workspace to beside the rules of every other: where the bank's names may still stand, and more.
  ...['bank-names', 'double-names', 'knip', 'known-bank-names', 'known-double-names'].map(
    (check) => `tools/src/lint/${check}.ts`,
  ),
];

/** Files that list what there is, the bank's beside the platform's: its lines are taken out. */
export const lists: RegExp =
  /^(?:libs\/[\w-]+\/src\/(?:index|areas)\.ts|libs\/machines\/src\/(?:flows|catalogue|releases)\.ts|libs\/machines\/src\/testing\/(?:index|flow-exploration|browser-samples)\.ts|apps\/api\/src\/(?:app\.module|capability-migrations|flows|operations|main|command)\.ts|apps\/console\/src\/(?:bank|requests\/call)\.ts|tools\/src\/lint\/all-checks\.ts)$/;
