import { measureFirstScript, sizeOf, untilRest } from '@statewise/tools/testing/page-scripts';
import { acceptPrivacy } from '../harness/accept-privacy.ts';
import { expect, test } from '../harness/bank-test.ts';
import { Wizard } from '../harness/wizard.ts';

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

test('the first step of a loan needs at most 25 kB of script more', async ({ page, statewise }) => {
  const wizard = new Wizard(page, statewise.url);
  await acceptPrivacy(page.context(), statewise.url);
  const { scripts } = await measureFirstScript(page, `${statewise.url}/be-en/loan-application/`);
  const before = new Set(scripts);
  await wizard.button('start.begin').click();
  await expect(wizard.field('first_name')).toBeVisible();
  await untilRest(page, scripts);
  const more = [...scripts].filter((script) => !before.has(script));
  expect(more.length).toBeGreaterThan(0);
  expect(await sizeOf(more)).toBeLessThanOrEqual(25);
});
