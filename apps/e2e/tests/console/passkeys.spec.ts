import { expectAccessible } from '../../harness/accessibility.ts';
import { ConsolePage } from '../../harness/console-page.ts';
import { expect, test, widths } from '../../harness/bank-test.ts';
import { addAuthenticator } from '../../harness/virtual-authenticator.ts';

for (const width of widths)
  test(`a passkey is added, finishes a sign-in, signs in alone, confirms, and is removed ${width}`, async ({
    page,
    statewise,
  }) => {
    await addAuthenticator(page);
    const backOffice = new ConsolePage(page, statewise.url);
    const colleague = await backOffice.colleague('staff');
    await backOffice.signIn(colleague);
    await backOffice.open('/me');
    const passkeys = page.getByRole('region', { name: 'Passkeys' });
    await expect(passkeys.getByText('You have no passkey yet')).toBeVisible();
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(dialog.getByText('Type a name')).toBeVisible();
    await dialog.getByLabel('Name').fill('Laptop');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(passkeys.locator('code')).toHaveCount(10);
    await passkeys.getByRole('button', { name: 'I have kept them' }).click();
    await expect(passkeys.getByText('Laptop', { exact: true })).toBeVisible();
    await expectAccessible(page);

    const signOut = async () => {
      await page.request.delete(`${statewise.url}/api/v1/session`);
      await backOffice.open();
      await expect(backOffice.heading('Sign in')).toBeVisible();
    };
    await signOut();
    await backOffice.signInHere(colleague);
    await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(backOffice.heading('Hello, Noor Haddad')).toBeVisible();

    await signOut();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(backOffice.heading('Hello, Noor Haddad')).toBeVisible();

    await statewise.runSql(`update session set confirmed_at = now() - interval '1 hour'`);
    await backOffice.open('/me');
    await page.getByRole('button', { name: 'Remove Laptop' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    const confirmation = page.getByRole('dialog', { name: 'Is it still you?' });
    await confirmation.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(passkeys.getByText('You have no passkey yet')).toBeVisible();
  });
