import type { Route } from '@playwright/test';
import { expectAccessible } from '../../harness/accessibility.ts';
import { ConsolePage } from '../../harness/console-page.ts';
import { BankStatewise } from '../../harness/bank-statewise.ts';
import { expect, test } from '../../harness/bank-test.ts';

test('one admin proposes, another looks at it and confirms, and the owner of an account approves', async ({
  page,
  browser,
}) => {
  const statewise = await BankStatewise.start({ SINGLE_ADMIN: 'off' });
  try {
    const first = new ConsolePage(page, statewise.url);
    const maria = await first.colleague('admin', 'Maria Borg');
    const sam = await first.colleague('staff', 'Sam Sarto');
    await statewise.ageAccounts();
    await first.signIn();
    await first.open('/accounts');
    await expect(page.getByText('This installation has a single admin')).toHaveCount(0);
    await page.getByRole('link', { name: 'Sam Sarto' }).click();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-mail address').fill('other@example.com');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Proposed: a second person has to confirm it.')).toBeVisible();
    await expect(page.getByText(sam.email)).toBeVisible();
    await first.open('/proposals?which=mine');
    await expect(page.getByRole('cell', { name: 'Sam Sarto' })).toBeVisible();
    await expectAccessible(page);

    const context = await browser.newContext();
    const second = new ConsolePage(await context.newPage(), statewise.url);
    await second.signIn(maria);
    await second.open('/proposals');
    await second.page.getByRole('link', { name: 'Address of an account' }).click();
    await expect(second.page.getByRole('row', { name: /E-mail address .*other@example.com/ })).toBeVisible();
    await expectAccessible(second.page);
    // The answer is lost on the way, and so is what the page then reads: who presses again does nothing twice.
    const reading = /\/api\/v1\/proposals\/[\da-f-]+$/;
    await second.page.route(reading, (route) => route.abort());
    const lose = async (route: Route): Promise<void> => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await second.page.route(/\/confirm$/, lose, { times: 1 });
    const confirm = second.page.getByRole('button', { name: 'Confirm' });
    await confirm.click();
    const unknown = second.page.getByText('It is not known whether that worked');
    await expect(unknown).toBeVisible();
    await confirm.click();
    await expect(second.page.getByText('It is confirmed and done.')).toBeVisible();
    await expect(unknown).toHaveCount(0);
    await second.page.unroute(reading);
    await second.page.reload();
    await expect(second.page.getByText('Confirmed and done', { exact: true })).toBeVisible();
    await expect(confirm).toHaveCount(0);
    const noted = await second.page.request.get(`${statewise.url}/api/v1/audit?kind=proposal.confirmed`);
    expect((await noted.json()).acts).toHaveLength(1);
    await context.close();
    await page.reload();
    await first.open('/accounts?q=other@example.com');
    await expect(page.getByRole('link', { name: 'Sam Sarto' })).toBeVisible();
    await first.open('/approval#nothing');
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('This link does not count any more.')).toBeVisible();
    await expectAccessible(page);
  } finally {
    await statewise.stop();
  }
});

test('an installation with a single admin says so on every page', async ({ page }) => {
  const statewise = await BankStatewise.start();
  try {
    const backOffice = new ConsolePage(page, statewise.url);
    await backOffice.signIn();
    for (const at of ['/', '/applications', '/content']) {
      await backOffice.open(at);
      await expect(page.getByText('This installation has a single admin')).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Articles' })).toBeVisible();
    await expectAccessible(page);
  } finally {
    await statewise.stop();
  }
});
