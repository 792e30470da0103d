import type { Page } from '@playwright/test';
import { expectAccessible } from '../../harness/accessibility.ts';
import { totpCode } from '@statewise/server/testing/totp-app.js';
import { BankStatewise } from '../../harness/bank-statewise.ts';
import { ConsolePage } from '../../harness/console-page.ts';
import { expect, test } from '../../harness/bank-test.ts';
import { admin } from '../../harness/statewise.ts';

// Who is reached over https needs a second factor; one account enrols once, so each journey has a server of its own.
let statewise: BankStatewise;
test.beforeEach(async () => {
  statewise = await BankStatewise.start({ PUBLIC_URL: 'https://bank.example', ALLOW_UNSAFE: '1', TRUST_PROXY: '0' });
});
test.afterEach(() => statewise.stop());

/** Opens the console, gives the password, and reads the secret that is to be scanned. */
async function secretOn(page: Page): Promise<string> {
  const backOffice = new ConsolePage(page, statewise.url);
  await backOffice.open('/');
  await backOffice.signInHere(admin);
  return (await page.locator('.console-secret').textContent()) ?? '';
}

async function turnOn(page: Page, code: string): Promise<void> {
  await page.getByLabel('Type the six digits').fill(code);
  await page.getByRole('button', { name: 'Turn on' }).click();
}

async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('recovery codes whose answer was lost are made anew at the next sign-in, until they are said to be kept', async ({
  page,
  context,
}) => {
  const backOffice = new ConsolePage(page, statewise.url);
  const secret = await secretOn(page);
  await page.route(
    '**/enrolment/confirm',
    async (route) => {
      const before = await context.cookies();
      await route.fetch();
      await context.clearCookies();
      await context.addCookies(before);
      await route.abort();
    },
    { times: 1 },
  );
  await turnOn(page, totpCode(secret, -1));
  await expect(page.getByText('The server does not answer')).toBeVisible();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'Start again' }).click();
  await backOffice.signInHere(admin);
  await giveCode(page, totpCode(secret));
  await expect(page.getByText('Nobody has said that they have the codes')).toBeVisible();
  const codes = page.locator('.console-codes code');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  const [spare = ''] = await codes.allTextContents();
  // Who comes back from the place where they keep them finds them still there.
  const isAsked = page.waitForResponse('**/api/v1/session', { timeout: 3_000 }).catch(() => undefined);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await isAsked;
  await expect(codes).toHaveCount(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(backOffice.heading('Hello, Administrator')).toBeVisible();

  await context.clearCookies();
  await backOffice.open('/');
  await backOffice.signInHere(admin);
  await giveCode(page, spare);
  await expect(backOffice.heading('Hello, Administrator')).toBeVisible();
  await expect(codes).toHaveCount(0);
});

test('a page of enrolling that is loaded again, and another tab, show the secret that the app has already', async ({
  page,
  context,
}) => {
  const secret = await secretOn(page);
  expect(await secretOn(page)).toBe(secret);
  const second = await context.newPage();
  expect(await secretOn(second)).toBe(secret);
  await turnOn(page, totpCode(secret));
  await expect(page.locator('.console-codes code')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  // The other tab goes on with what this one did.
  await expect(new ConsolePage(second, statewise.url).heading('Hello, Administrator')).toBeVisible();
});

test('who enrolled elsewhere meanwhile goes on with the code of that app', async ({ page, browser }) => {
  await secretOn(page);
  const device = await browser.newContext();
  const elsewhere = await device.newPage();
  const secret = await secretOn(elsewhere);
  await turnOn(elsewhere, totpCode(secret, -1));
  await elsewhere.getByRole('button', { name: 'I have kept them' }).click();
  await device.close();
  await turnOn(page, '123456');
  await expect(page.getByText('The second factor is on already')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await giveCode(page, totpCode(secret));
  await expect(new ConsolePage(page, statewise.url).heading('Hello, Administrator')).toBeVisible();
});
