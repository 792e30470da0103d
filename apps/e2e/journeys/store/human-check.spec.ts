import { intermediary, Statewise } from '../../harness/statewise.ts';
import { StoreWizard } from '../../harness/store-wizard.ts';
import { expect, test } from '../../harness/test.ts';

test('after three wrong passwords each attempt shows a person, and the right one still opens', async ({ page }) => {
  const statewise = await Statewise.start({ CAPTCHA: 'on', RATE_LIMIT_FACTOR: '1' });
  const checks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/captcha/challenge')) checks.push(request.url());
  });
  const shop = new StoreWizard(page, statewise.url);
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
  await statewise.stop();
});
