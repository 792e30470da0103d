import { aVisitor } from '../../harness/site.ts';
import { expect, test } from '../../harness/bank-test.ts';

test('without script pages are read, turned and searched', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url, { javaScriptEnabled: false, width: 360 });
  await page.goto('/mt-en/');
  await page.locator('summary', { hasText: 'Menu' }).click();
  await page.getByRole('banner').getByText('Borrow', { exact: true }).last().click();
  await page.getByRole('banner').getByRole('link', { name: 'Green loan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Green loan' })).toBeVisible();
  await page.goto('/mt-en/blog');
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.goto('/mt-en/search');
  await page.getByRole('combobox').fill('heat pump');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.locator('mark').first()).toBeVisible();
  await context.close();
});

test('without script the newsletter is subscribed to, and wrong answers are said', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url, { javaScriptEnabled: false });
  await page.goto('/mt-en/fees');
  const form = page.getByRole('region', { name: 'Our monthly newsletter' });
  await form.getByLabel('First name').fill('Rita');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(/\/mt-en\/fees\?subscribe=errors/);
  await expect(form.getByText('Enter your surname')).toBeVisible();
  for (const [label, value] of [
    ['First name', 'Rita'],
    ['Surname', 'Borg'],
    ['E-mail', 'rita@example.mt'],
  ] as const)
    await form.getByLabel(label).fill(value);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByText('Thank you.')).toBeVisible();
  await context.close();
});

test('without script the privacy banner goes away for good', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url, { javaScriptEnabled: false, hasBeenHere: false });
  await page.goto('/mt-en/security');
  const banner = page.getByRole('region', { name: 'Your privacy' });
  await banner.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/mt-en\/security$/);
  await expect(banner).toBeHidden();
  await context.close();
});

test('with script the newsletter form is emptied once it was taken', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url);
  await page.goto('/mt-en/', { waitUntil: 'networkidle' });
  const form = page.getByRole('region', { name: 'Our monthly newsletter' });
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByText(/Enter your (?:first name|surname|e-mail address)/)).toHaveCount(3);
  await expect(form.getByRole('status')).toHaveText('Not sent yet: 3 fields need your attention.');
  await expect(form.getByLabel('First name')).toBeFocused();
  for (const [label, value] of [
    ['First name', 'Ann'],
    ['Surname', 'Vella'],
    ['E-mail', 'ann@example.mt'],
  ] as const)
    await form.getByLabel(label).fill(value);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByText('Thank you.')).toBeVisible();
  for (const label of ['First name', 'Surname', 'E-mail']) await expect(form.getByLabel(label)).toHaveValue('');
  await context.close();
});
