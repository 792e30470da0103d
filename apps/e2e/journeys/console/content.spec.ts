import { expectAccessible } from '../../harness/accessibility.ts';
import { ConsolePage } from '../../harness/console-page.ts';
import { expect, test } from '../../harness/test.ts';

test('an article is drafted, looked at as the site shows it, published and taken back', async ({ page, statewise }) => {
  const backOffice = new ConsolePage(page, statewise.url);
  await backOffice.signIn();
  await backOffice.open('/content');
  await expect(backOffice.heading('Content')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Articles' }).click();
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  const title = page.getByLabel('Title').first();
  const before = await title.inputValue();
  await title.fill('What a colleague has just rewritten');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/not published yet/)).toBeVisible();
  await expectAccessible(page);

  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Preview' }).click(),
  ]);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('What a colleague has just rewritten');
  const address = new URL(preview.url()).pathname;
  await preview.goto(`${statewise.url}${address}`);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(before);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/not published yet/)).toHaveCount(0);
  await expect(async () => {
    await preview.reload();
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('What a colleague has just rewritten', {
      timeout: 500,
    });
  }).toPass({ timeout: 15_000 });

  await backOffice.open('/content/price');
  await expect(backOffice.heading('Prices')).toBeVisible();
  await expect(page.getByText('Counts now').first()).toBeVisible();
  await expectAccessible(page);
});
