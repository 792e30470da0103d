import { expectAccessible } from '../../harness/accessibility.ts';
import { totpCode } from '@statewise/server/testing/totp-app.js';
import { ConsolePage } from '../../harness/console-page.ts';
import { expect, test } from '../../harness/bank-test.ts';

test('an admin invites, changes, switches off and resets, and sees in the log who did what', async ({
  page,
  statewise,
}) => {
  const backOffice = new ConsolePage(page, statewise.url);
  const colleague = await backOffice.colleague('staff', 'Sam Sarto');
  await backOffice.signIn(colleague);
  await page.context().clearCookies();
  await backOffice.signIn();
  await backOffice.open('/accounts');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog.getByText('Fill in this field')).toHaveCount(3);
  await expectAccessible(page);
  await dialog.getByLabel('E-mail address').fill('seller@example.com');
  await dialog.getByLabel('Name').fill('Vera Verkoper');
  await page.reload();
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Vera Verkoper');
  await dialog.getByLabel('Role').selectOption('intermediary');
  await dialog.getByLabel('Store').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(backOffice.heading('Vera Verkoper')).toBeVisible();
  await expect(page.getByText(/\/console\/invitation#/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('Invited', { exact: true })).toBeVisible();
  await expect(page.getByText(/\/console\/invitation#/)).toHaveCount(0);

  await page.getByRole('link', { name: 'Accounts' }).first().click();
  await page.getByLabel('Name or address').fill(colleague.email);
  await expect(page).toHaveURL(/q=staff-/);
  await page.getByRole('link', { name: 'Sam Sarto' }).click();
  const sessions = page.getByRole('table', { name: 'Open sessions' });
  await expect(sessions.getByRole('row')).toHaveCount(3);
  await sessions.getByRole('button', { name: 'End this one' }).first().click();
  await expect(sessions.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await dialog.getByLabel('Role').selectOption('qa');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('QA', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Switch off' }).click();
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('Switched off')).toBeVisible();
  await expect(page.getByText('Nobody is signed in')).toBeVisible();
  await page.getByRole('button', { name: 'Switch on' }).click();
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText(/\/console\/invitation#/)).toBeVisible();

  await page.getByRole('link', { name: 'What this person did' }).click();
  await expect(backOffice.heading('Audit log')).toBeVisible();
  const acts = page.getByRole('table', { name: 'Acts, newest first' });
  await expect(acts.getByText('Reset an account')).toBeVisible();
  await page.getByLabel('What', { exact: true }).selectOption('account.invited');
  await expect(acts.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/person=.*kind=account.invited|kind=account.invited.*person=/);
  await page.goBack();
  await expect(acts.getByText('Reset an account')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByLabel('Up to and including').fill('2020-01-01');
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('somebody changes their own password and sets an app up, and again', async ({ page, statewise }) => {
  const backOffice = new ConsolePage(page, statewise.url);
  const { email, password } = await backOffice.colleague('qa');
  await backOffice.signIn({ email, password });
  await backOffice.open('/me');
  const sessions = page.getByRole('table', { name: 'Open sessions' });
  await expect(sessions.getByRole('row')).toHaveCount(3);
  const change = async (present: string, next: string, again = next) => {
    await page.getByLabel('Present password').fill(present);
    await page.getByLabel('New password', { exact: true }).fill(next);
    await page.getByLabel('The new password again').fill(again);
    await page.getByRole('button', { name: 'Change the password' }).click();
  };
  const better = 'reads the paper at seven';
  await change(password, better, 'something else');
  await expect(page.getByText('This is not the same password')).toBeVisible();
  await change('not the password', better);
  await expect(page.getByText('This is not your password')).toBeVisible();
  await change(password, 'password1234');
  await expect(page.getByText('Many people use this password')).toBeVisible();
  await expectAccessible(page);
  await change(password, better);
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await expect(sessions.getByRole('row')).toHaveCount(2);

  const dialog = page.getByRole('dialog');
  const enrol = async () => {
    const secret = (await page.locator('.console-secret').textContent()) ?? '';
    await page.getByLabel('Type the six digits').fill(totpCode(secret));
    await page.getByRole('button', { name: 'Turn on' }).click();
    const code = await page
      .getByRole('listitem')
      .filter({ hasText: /^\w{4}(-\w{4}){3}$/ })
      .first()
      .textContent();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
    return code ?? '';
  };
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await dialog.getByLabel('Password or code of your app').fill(better);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const recovery = await enrol();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set up again' }).click();
  await dialog.getByRole('button', { name: 'Set up again' }).click();
  await expect(dialog.getByText('Type the code')).toBeVisible();
  await dialog.getByLabel('Code of the app that you have').fill(recovery);
  await dialog.getByRole('button', { name: 'Set up again' }).click();
  const again = await enrol();
  await page.getByRole('button', { name: 'Make new recovery codes' }).click();
  await dialog.getByLabel('Code of the app that you have').fill(again);
  await dialog.getByRole('button', { name: 'Make new recovery codes' }).click();
  await expect(page.getByRole('list', { name: 'Keep these recovery codes' })).toBeFocused();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await backOffice.open('/accounts');
  await expect(backOffice.heading('Not for your role')).toBeVisible();
});
