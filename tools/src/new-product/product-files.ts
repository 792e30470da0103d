/** What a product does without, of the workspace that it is made from: files and folders from its root. */
export const leftBehind: readonly string[] = [
  ...['bench', 'experiments', 'src/lighthouse', 'src/lighthouse.ts', 'src/new-product', 'src/new-product.ts'].map(
    (part) => `tools/${part}`,
  ),
  ...['mutants', 'mutants.ts', 'platform-alone', 'release-dump.ts'].map((part) => `tools/src/${part}`),
  // What these hold together is this workspace: its guides, its figures, the words of its flows.
  ...[
    'contract-members',
    'docs',
    'new-flow/new-flow',
    'new-flow/new-flow.db',
    'postgres/backup.db',
    'testing/forms-with-messages',
    'testing/words-on-screens',
  ].map((spec) => `tools/src/${spec}.spec.ts`),
  ...['describe-flow', 'end-states'].map((spec) => `libs/machines/src/${spec}.spec.ts`),
  'apps/api/src/testing/validating-proxy.ts',
  'apps/console/src/proposals/proposal-page.spec.tsx',
  'apps/api/src/command.db.spec.ts',
  ...['authority/table.spec.ts', 'proposals'].map((spec) => `apps/api/src/tests/${spec}`),
  ...['architecture', 'asvs', 'experiments', 'insurance-claim', 'izola-pro-logic', 'mutants', 'scaling', 'threats'].map(
    (page) => `docs/${page}.md`,
  ),
  'docs/decisions',
  'docs/pictures',
  'CONTRIBUTING.md',
  'jest.mutants.config.js',
];

/** Tests that speak of the bank are left behind: its flows, its content, the people who sell for it. */
export const speaksOfBank = (text: string): boolean =>
  /loan|e-?banking|business.?account|store|intermediar|payslip|article|price|Meridian|DEMO_CONTENT/i.test(text);

/** Scripts that go with what is left behind. */
export const leftScripts =
  /^(?:bench(?::|$)|experiments$|lighthouse$|mutants$|intermediary$|release:dump$|new-product$|test:paths$)/;
