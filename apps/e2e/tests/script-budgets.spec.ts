import { measureFirstScript } from '@statewise/tools/testing/page-scripts';
import { expect, test } from '../harness/bank-test.ts';

/** Kilobytes of gzipped script that a first page may ask for before its heading stands there. */
const budgets: Readonly<Record<string, number>> = {
  '/be-en/loan-application/': 95,
  '/be-en/e-banking/': 95,
  '/be-en/store/': 95,
  '/be-en/': 10,
  '/be-en/consumer-lending': 10,
};

for (const [path, budget] of Object.entries(budgets))
  test(`the first page at ${path} needs at most ${budget} kB of script`, async ({ page, statewise }) => {
    const { first } = await measureFirstScript(page, `${statewise.url}${path}`);
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(budget);
  });
