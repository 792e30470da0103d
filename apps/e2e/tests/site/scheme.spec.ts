import { aVisitor, open } from '../../harness/site.ts';
import { expect, test } from '../../harness/bank-test.ts';

test('the colours are chosen by keyboard, stay on every page from its first frame on, and in the application', async ({
  browser,
  statewise,
}) => {
  const { context, page } = await aVisitor(browser, statewise.url);
  await open(page, '/mt-en/fees');
  const html = page.locator('html');
  const choice = page.getByRole('contentinfo').getByRole('group', { name: 'Colours' });
  await expect(choice.getByRole('button', { name: 'System', pressed: true })).toBeVisible();
  await choice.getByRole('button', { name: 'System' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(choice.getByRole('button', { name: 'Dark', pressed: true })).toBeFocused();
  await expect(html).toHaveCSS('color-scheme', 'dark');
  for (const path of ['/mt-en/blog', '/be-nl/loan-application/']) {
    const answer = await page.goto(path, { waitUntil: 'commit' });
    expect(await answer?.text(), 'no script has to change the page').toMatch(/<html [^>]*data-theme="dark"/);
  }
  await context.close();
  const plain = await aVisitor(browser, statewise.url, { javaScriptEnabled: false });
  await plain.page.goto('/be-fr/search?q=taux');
  const form = plain.page.getByRole('contentinfo').getByRole('group', { name: 'Couleurs' });
  await form.getByRole('button', { name: 'Sombre' }).click();
  await expect(plain.page).toHaveURL(/\/be-fr\/search\?q=taux$/);
  await expect(form.getByRole('button', { name: 'Sombre', pressed: true })).toBeVisible();
  await form.getByRole('button', { name: 'Système' }).click();
  await expect(plain.page.locator('html')).not.toHaveAttribute('data-theme');
  await plain.context.close();
});
