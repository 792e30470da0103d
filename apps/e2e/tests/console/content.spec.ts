import { expectAccessible } from '../../harness/accessibility.ts';
import { ConsolePage } from '../../harness/console-page.ts';
import { aVisitor } from '../../harness/site.ts';
import { BankStatewise } from '../../harness/bank-statewise.ts';
import { expect, test } from '../../harness/bank-test.ts';

test('an article is drafted, looked at as the site shows it, published and taken back', async ({ page, statewise }) => {
  const backOffice = new ConsolePage(page, statewise.url);
  await backOffice.signIn();
  await backOffice.open('/content');
  await expect(backOffice.heading('Content')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Articles' })).toBeVisible();
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
  const framing = async (url: string) => (await page.request.get(url)).headers()['x-frame-options'];
  expect(await framing(preview.url())).toBe('SAMEORIGIN');
  expect(await framing(`${statewise.url}${address}?preview=made.up`)).toBe('DENY');
  await preview.goto(`${statewise.url}${address}`);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(before);
  await page.getByRole('link', { name: 'Preview beside the text' }).click();
  const beside = page.frameLocator('iframe[title="Preview of the draft"]');
  await expect(beside.getByRole('heading', { level: 1 })).toHaveText('What a colleague has just rewritten');
  await page.getByRole('link', { name: 'Dutch' }).click();
  await expect(beside.locator('html')).toHaveAttribute('lang', /^nl/);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/not published yet/)).toHaveCount(0);
  await expect(async () => {
    await preview.reload();
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('What a colleague has just rewritten', {
      timeout: 3_000,
    });
  }).toPass();

  const { pathname: edited } = new URL(page.url());
  await backOffice.open('/audit');
  await page
    .getByRole('table')
    .getByRole('link', { name: /^Content article\/\d+$/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${edited}$`));
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
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText(/not published yet/)).toHaveCount(0);
  }
  await expectAccessible(page);

  await expect(async () => {
    await page.goto(`${statewise.url}/be-nl/loan-application/`);
    await expect(page.getByRole('button', { name: rewritten['start.begin'] })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(async () => {
    const answer = await page.request.get(`${statewise.url}/be-nl`);
    expect(await answer.text()).toContain(rewritten['subscribe.title']);
  }).toPass();
  const visitor = await aVisitor(browser, statewise.url, { language: 'nl-BE' });
  await visitor.page.goto('/be-nl');
  await expect(visitor.page.getByText(rewritten['subscribe.title'])).toBeVisible();
  await visitor.context.close();
});

test('what changed stands there word by word, and one field of it is put back', async ({ page, statewise }) => {
  const backOffice = new ConsolePage(page, statewise.url);
  await backOffice.signIn(await backOffice.colleague('staff'));
  await backOffice.open('/content/article');
  await page.getByRole('main').getByRole('table').getByRole('link').nth(1).click();
  const english = page.getByRole('region', { name: 'English' });
  const title = english.getByLabel('Title');
  const before = await title.inputValue();
  await title.fill(`${before} rewritten`);
  await expect(page.getByText('Older than the English text').first()).toBeVisible();
  const day = page.getByRole('textbox', { name: 'Published on' });
  await page.getByRole('button', { name: /Published on/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /\b15\b/ })
    .first()
    .click();
  await expect(day).toHaveValue(/^15\/\d\d\/\d{4}$/);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('2 changes since it was published').click();
  await expect(page.getByText('After: rewritten')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Put back: Title (English)' }).click();
  await expect(title).toHaveValue(before);
  await expect(page.getByText('1 change since it was published')).toBeVisible();
  await page.getByRole('button', { name: 'Throw draft away' }).click();
  await expect(page.getByText(/not published yet/)).toHaveCount(0);
});

test('a category that articles use stays, and the refusal says which', async ({ page, statewise }) => {
  const backOffice = new ConsolePage(page, statewise.url);
  await backOffice.signIn(await backOffice.colleague('editor'));
  await backOffice.open('/content/category');
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/^Change first what still uses it: ./)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Remove' })).toBeEnabled();
});

test('who asked for a second person finds it waiting after a reload, and reads on their desk why it was declined', async ({
  browser,
  page,
}) => {
  const statewise = await BankStatewise.start({ CONTENT_SECOND_PERSON: 'notice' });
  try {
    const writer = new ConsolePage(page, statewise.url);
    await writer.signIn(await writer.colleague('editor'));
    await writer.open('/content/notice');
    await page.getByRole('main').getByRole('table').getByRole('link').first().click();
    await page.getByRole('region', { name: 'English' }).getByLabel('Title').fill('Open an account today');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByLabel('Why').fill('A friendlier tone');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const waits = page.getByText(/Noor Haddad asked for it/);
    await expect(waits).toContainText('A friendlier tone');
    await page.reload();
    await expect(waits).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
    await expectAccessible(page);

    const context = await browser.newContext();
    const admin = new ConsolePage(await context.newPage(), statewise.url);
    await admin.signIn();
    await admin.open('/');
    await admin.page.getByRole('main').getByRole('link', { name: 'Open an account today' }).click();
    await admin.page.getByRole('button', { name: 'Decline' }).click();
    const dialog = admin.page.getByRole('dialog');
    await dialog.getByLabel('Why not?').fill('We open none today.');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(admin.page.getByText('Declined', { exact: true })).toBeVisible();
    await context.close();

    await writer.open('/');
    await page.getByRole('main').getByRole('link', { name: 'Open an account today' }).click();
    await expect(page.getByText('We open none today.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^I have read it/ }).click();
    await expect(page.getByText('This one is done.')).toBeVisible();
    await page.getByRole('link', { name: 'Open it in the editor' }).click();
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
    await expect(waits).toHaveCount(0);
  } finally {
    await statewise.stop();
  }
});

test('a draft that was changed meanwhile says so where its button is pressed', async ({ page, statewise }) => {
  const first = new ConsolePage(page, statewise.url);
  await first.signIn();
  await first.open('/content/article');
  const path = await page.getByRole('main').getByRole('table').getByRole('link').last().getAttribute('href');
  const other = await page.context().newPage();
  const save = async (tab: typeof page, text: string): Promise<void> => {
    await tab.getByLabel('Text').first().fill(text);
    await tab.getByRole('button', { name: 'Save draft' }).click();
  };
  for (const tab of [page, other]) {
    await tab.goto(new URL(path ?? '', page.url()).href);
    await expect(tab.getByLabel('Text').first()).toBeEditable();
  }
  await save(page, 'Written first');
  await expect(page.getByText(/not published yet/)).toBeVisible();
  await save(other, 'Written second');
  const notice = other.getByRole('alert').filter({ hasText: 'Somebody changed this after you opened it' });
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(other.getByLabel('Text').first()).toHaveValue('Written second');
  // What is refused far above the button that was pressed is shown, too.
  await page.getByLabel('Title').first().fill('');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByLabel('Title').first()).toBeFocused();
  // On a phone the acts stay one row, which hides no field that has the focus.
  await page.setViewportSize({ width: 360, height: 740 });
  const acts = page.locator('.content-editor__acts');
  expect((await acts.boundingBox())?.height).toBeLessThan(80);
  await page.getByLabel('Title').first().fill('A title');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved').last()).toBeInViewport();
  // Pressed where it is, without waiting until the message is gone.
  await page.getByRole('button', { name: 'Publish', exact: true }).click({ trial: true, timeout: 5_000 });
  await page.getByRole('button', { name: 'Throw draft away' }).click();
});
