import { intermediary, BankStatewise } from '../../harness/bank-statewise.ts';
import { Statewise } from '../../harness/statewise.ts';
import { StoreWizard } from '../../harness/store-wizard.ts';
import { expect, test as base } from '../../harness/bank-test.ts';

const test = base.extend<{ readonly guarded: Statewise }>({
  // Playwright reads the names in the braces, also when there are none.
  // eslint-disable-next-line no-empty-pattern
  guarded: async ({}, use) => {
    const guarded = await BankStatewise.start({ CAPTCHA: 'on', RATE_LIMIT_FACTOR: '1' });
    await use(guarded);
    await guarded.stop();
  },
});

test('after three wrong passwords each attempt shows a person, and the right one still opens', async ({
  page,
  guarded,
}) => {
  const checks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/captcha/challenge')) checks.push(request.url());
  });
  const shop = new StoreWizard(page, guarded.url);
  await shop.open('/intermediary');
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await shop.signIn(intermediary.username, `wrong ${attempt}`);
    await expect(shop.field('password')).toHaveValue('');
    await expect(page.getByRole('alert')).toContainText('is not known');
  }
  expect(checks).toHaveLength(1);
  await shop.signIn(intermediary.username, intermediary.password);
  await expect(shop.heading('step.2')).toBeVisible();
  expect(checks).toHaveLength(2);
});
