import { aVisitor, open } from '../../harness/site.ts';
import { expect, test } from '../../harness/bank-test.ts';

test('suggestions come while typing and are chosen with the keyboard', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url);
  await page.clock.install();
  await open(page, '/mt-en/search');
  const field = page.getByRole('combobox', { name: 'Search this site' });
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/search') asked += 1;
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const letter of 'renovation') {
    await field.press(letter);
    await page.clock.runFor(40);
  }
  expect(asked).toBe(0);
  await page.clock.runFor(300);
  await page.clock.resume();
  const option = page.getByRole('option', { name: 'Renovation loan' });
  await expect(option).toBeVisible();
  expect(asked).toBe(1);
  await field.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await field.press('Escape');
  await expect(option).toBeHidden();
  await field.fill('renovation');
  await expect(option).toBeVisible();
  await field.press('ArrowDown');
  const title = await page.getByRole('option', { selected: true }).textContent();
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await context.close();
});

test('results have a page of their own, with the found words marked', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url, { language: 'fr' });
  await open(page, '/be-fr/search');
  await page.getByRole('combobox').fill('épargne');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page).toHaveURL(/\/be-fr\/search\?q=/);
  await expect(page.locator('mark').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /résultats/ })).toBeVisible();
  await context.close();
});
