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
    await second.page.getByRole('button', { name: 'Confirm' }).click();
    await expect(second.page.getByText('Confirmed and done', { exact: true })).toBeVisible();
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
