import { expectAccessible } from '../../harness/accessibility.ts';
import { ConsolePage } from '../../harness/console-page.ts';
import { aVisitor } from '../../harness/site.ts';
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

  const edited = page.url();
  await backOffice.open('/audit');
  await page
    .getByRole('table')
    .getByRole('link', { name: /^Content article\/\d+$/ })
    .first()
    .click();
  await expect(page).toHaveURL(edited);
  await backOffice.open('/accounts/article/41');
  await expect(backOffice.heading('No such page')).toBeVisible();

  await backOffice.open('/content/price');
  await expect(backOffice.heading('Prices')).toBeVisible();
  await expect(page.getByText('Counts now').first()).toBeVisible();
  await expectAccessible(page);
});

test('a text that a visitor missed is translated, and stands in wizard and site without a restart', async ({
  browser,
  page,
  statewise,
}) => {
  const rewritten = { 'start.begin': 'Begin uw aanvraag', 'subscribe.title': 'Eens in de maand, voor u' } as const;
  for (const report of [
    { content: 'start.begin', lang: 'nl', context: 'loan /be-nl/loan-application' },
    { content: 'subscribe.title', lang: 'nl', context: 'site /be-nl' },
  ])
    await expect(await page.request.post(`${statewise.url}/translations/report`, { data: report })).toBeOK();

  const backOffice = new ConsolePage(page, statewise.url);
  await backOffice.signIn(await backOffice.colleague('staff'));
  for (const [key, text] of Object.entries(rewritten)) {
    await backOffice.open('/content/translation');
    await page.getByRole('table').getByRole('link', { name: key }).click();
    await page.getByRole('region', { name: 'Dutch' }).getByLabel('Text').fill(text);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(/not published yet/)).toHaveCount(0);
  }
  await expectAccessible(page);

  await expect(async () => {
    await page.goto(`${statewise.url}/be-nl/loan-application/`);
    await expect(page.getByRole('button', { name: rewritten['start.begin'] })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 45_000 });
  await expect(async () => {
    const answer = await page.request.get(`${statewise.url}/be-nl`);
    expect(await answer.text()).toContain(rewritten['subscribe.title']);
  }).toPass({ timeout: 45_000 });
  const visitor = await aVisitor(browser, statewise.url, { language: 'nl-BE' });
  await visitor.page.goto('/be-nl');
  await expect(visitor.page.getByText(rewritten['subscribe.title'])).toBeVisible();
  await visitor.context.close();
});
