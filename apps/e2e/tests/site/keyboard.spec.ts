import { aVisitor, open } from '../../harness/site.ts';
import { expect, test } from '../../harness/bank-test.ts';

test('the site is used with the keyboard alone', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url);
  await open(page, '/mt-en/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const saver = page.getByRole('banner').getByRole('link', { name: 'Meridian Saver' });
  await page.locator('summary', { hasText: 'Save' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(saver).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(saver).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('summary', { hasText: 'Save' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(saver).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Meridian Saver' })).toBeVisible();
  await context.close();
});
