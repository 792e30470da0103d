import { aVisitor, open } from '../../harness/site.ts';
import { expect, test } from '../../harness/bank-test.ts';

const notices = [
  {
    name: 'saver',
    path: '/mt-en/meridian-saver',
    opener: 'Open a Meridian Saver',
    button: /Ask for a call back/,
    target: /\/mt-en\/contact-us\?subject=Open%20a%20Meridian%20Saver#contact-form$/,
  },
  {
    name: 'saver plus',
    path: '/mt-en/saver-plus',
    opener: 'Open a Saver Plus',
    button: /Ask for a call back/,
    target: /\/mt-en\/contact-us\?subject=Open%20a%20Saver%20Plus#contact-form$/,
  },
  {
    name: 'term deposit',
    path: '/mt-en/term-deposit',
    opener: 'Open a term deposit',
    button: /Ask for a call back/,
    target: /\/mt-en\/contact-us\?subject=Open%20a%20term%20deposit#contact-form$/,
  },
  {
    name: 'pro',
    path: '/mt-en/meridian-pro',
    opener: 'Open a Meridian Pro account',
    button: /Start or continue online/,
    target: /\/mt-en\/e-banking\//,
  },
  {
    name: 'factor',
    path: '/mt-en/meridian-factor',
    opener: 'See what an invoice brings in',
    button: /Open the calculator/,
    target: /\/mt-en\/meridian-factor#factor-calculator$/,
  },
  {
    name: 'factor-apply',
    path: '/mt-en/meridian-factor',
    opener: 'Start with Meridian Factor',
    button: /Make an appointment/,
    target: /\/mt-en\/contact-us\?subject=Start%20with%20Meridian%20Factor#contact-form$/,
  },
  {
    name: 'mobile notification',
    path: '/mt-en/green-loan',
    opener: 'Apply on your phone',
    button: /Calculate and apply/,
    target: /\/mt-en\/loan-application/,
    width: 360,
  },
] as const;

for (const { name, path, opener, button, target, ...rest } of notices) {
  test(`the notice ${name} opens its link in a new tab`, async ({ browser, statewise }) => {
    const { context, page } = await aVisitor(browser, statewise.url, rest);
    await open(page, path);
    await page.getByRole('link', { name: opener }).click();
    const dialog = page.getByRole('dialog', { name: opener });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: opener }).click();
    const [tab] = await Promise.all([context.waitForEvent('page'), dialog.getByRole('link', { name: button }).click()]);
    await expect(tab).toHaveURL(target);
    await expect(dialog).toBeHidden();
    await context.close();
  });
}

test('a page that exists in English alone says so in another language, and opens in English in a new tab', async ({
  browser,
  statewise,
}) => {
  const { context, page } = await aVisitor(browser, statewise.url, { language: 'nl', hasBeenHere: false });
  await open(page, '/mt-nl/terms');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const [tab] = await Promise.all([context.waitForEvent('page'), dialog.getByRole('link').click()]);
  await tab.waitForLoadState('networkidle');
  await expect(tab).toHaveURL(/\/mt-en\/terms$/);
  await open(page, '/mt-en/terms');
  await expect(page.getByRole('dialog')).toBeHidden();
  await context.close();
});

test('what is not offered in a country leads to what is', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url);
  await open(page, '/be-en/saver-plus');
  await expect(page.getByRole('link', { name: 'Open a Saver Plus' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Term deposit', exact: true }).first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Meridian Saver', exact: true }).first().click();
  await expect(page.getByRole('link', { name: 'Open a Meridian Saver' })).toBeVisible();
  await context.close();
});
