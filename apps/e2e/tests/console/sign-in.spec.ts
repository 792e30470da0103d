import { expectAccessible } from '../../harness/accessibility.ts';
import { totpCode } from '@statewise/server/testing/totp-app.js';
import { ConsolePage } from '../../harness/console-page.ts';
import { BankStatewise } from '../../harness/bank-statewise.ts';
import { expect, test } from '../../harness/bank-test.ts';

test('the first admin is made by the link of a start, enrols a phone and comes back with it', async ({ page }) => {
  // Who is reached over https needs a second factor.
  const statewise = await BankStatewise.start({
    ADMIN_EMAIL: '',
    ADMIN_PASSWORD: '',
    PUBLIC_URL: 'https://bank.example',
    ALLOW_UNSAFE: '1',
    TRUST_PROXY: '0',
  });
  const backOffice = new ConsolePage(page, statewise.url);
  const [, token] = /\/console\/setup#(\S+)/.exec(statewise.printed) ?? [];
  expect(token).toBeDefined();
  await backOffice.open(`/setup#${token}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Fill this in')).toHaveCount(4);
  await page.getByLabel('Name').fill('Noor Haddad');
  await page.getByLabel('E-mail address').fill('noor@example.com');
  await page.getByLabel('Password', { exact: true }).fill('password1234');
  await page.getByLabel('The same password again').fill('password1234');
  await page.getByRole('button', { name: 'Nederlands' }).click();
  await expect(page.getByLabel('Naam')).toHaveValue('Noor Haddad');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Many people use this password')).toBeVisible();
  const password = 'walks the dog at six';
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('The same password again').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const code = page.getByLabel('Type the six digits');
  await code.fill('000000');
  // Who is longer with the phone than the sign-in waits goes on with the password that was just given.
  await statewise.runSql('delete from session');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'Start again' }).click();
  await backOffice.signInHere({ email: 'noor@example.com', password });
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await page.locator('.console-secret').textContent()) ?? '';
  await code.fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  const sign = page.locator('.sw-field').filter({ has: code }).locator('svg');
  expect((await sign.boundingBox())?.width).toBeLessThan(32);
  await code.fill('12 34');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Type the code')).toBeVisible();
  await code.fill(totpCode(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const recovery = page
    .getByRole('list')
    .filter({ has: page.locator('code') })
    .locator('code');
  await expect(recovery).toHaveCount(10);
  const spare = (await recovery.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(backOffice.heading('Hello, Noor Haddad')).toBeVisible();

  const signOut = async () => {
    const menu = page.getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) await menu.click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(backOffice.heading('Sign in')).toBeVisible();
  };
  await page.keyboard.press('?');
  await page.getByRole('checkbox', { name: 'Keys of one character do something' }).click();
  await page.keyboard.press('Escape');
  await signOut();
  // The browser is still known: every sign-in would else be told as one on a new device.
  const kept = (await page.context().cookies()).map(({ name }) => name);
  expect(kept).toContain('__Host-statewise_device');
  expect(kept).not.toContain('__Host-statewise_session');
  await backOffice.signInHere({ email: 'noor@example.com', password });
  await page.getByLabel('Code', { exact: true }).fill(totpCode(secret, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(backOffice.heading('Hello, Noor Haddad')).toBeVisible();
  // So is what was chosen in it.
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await signOut();
  await backOffice.signInHere({ email: 'noor@example.com', password });
  await page.getByLabel('Code', { exact: true }).fill(spare);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(backOffice.heading('Hello, Noor Haddad')).toBeVisible();
  await backOffice.open(`/setup#${token}`);
  await page.getByLabel('Name').fill('Late');
  await page.getByLabel('E-mail address').fill('late@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('The same password again').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('main').getByText(/link/i)).toBeVisible();
  // The answer to the first try may have been lost: its password opens the account.
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(backOffice.heading('Hello, Noor Haddad')).toBeVisible();
  await statewise.stop();
});

test('a wrong password is told, and the page that was asked for opens after the right one', async ({
  page,
  statewise,
}) => {
  const backOffice = new ConsolePage(page, statewise.url);
  const colleague = await backOffice.colleague('qa');
  await backOffice.open('/nowhere?q=1');
  await expect(backOffice.heading('Sign in')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Type your password')).toBeVisible();
  await backOffice.signInHere({ ...colleague, password: 'something else entirely' });
  await expect(page.getByRole('alert')).toBeVisible();
  await backOffice.signInHere(colleague);
  await expect(page).toHaveURL(/\/console\/nowhere\?q=1$/);
  await expect(backOffice.heading('No such page')).toBeVisible();
  await expectAccessible(page);

  // Somewhere else the person is signed out: the sign-in stands over the page.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Go to' })).toBeVisible();
  await expectAccessible(page);
});

test('a tab hears who signs in and out in another one, and goes on as them only when it is told to', async ({
  page,
  statewise,
}) => {
  const first = new ConsolePage(page, statewise.url);
  const noor = await first.colleague('staff');
  const wim = await first.colleague('staff', 'Wim Peeters');
  await first.signIn(noor);
  await first.open();
  await expect(first.heading('Hello, Noor Haddad')).toBeVisible();

  const second = new ConsolePage(await page.context().newPage(), statewise.url);
  await second.open();
  const menu = second.page.getByRole('button', { name: 'Menu' });
  await expect(second.heading('Hello, Noor Haddad')).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await second.page.getByRole('button', { name: 'Sign out' }).click();
  await expect(second.heading('Sign in')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  await second.signInHere(wim);
  await expect(second.heading('Hello, Wim Peeters')).toBeVisible();

  const notice = page.getByRole('dialog', { name: 'Wim Peeters is signed in now' });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Sign in as Noor Haddad' }).click();
  await expect(notice.getByLabel('E-mail address')).toHaveValue(noor.email);
  await first.signInHere(noor);
  await expect(notice).toBeHidden();
  await expect(first.heading('Hello, Noor Haddad')).toBeVisible();

  await second.page.getByRole('button', { name: 'Go on as Noor Haddad' }).click();
  await expect(second.heading('Hello, Noor Haddad')).toBeVisible();
});
