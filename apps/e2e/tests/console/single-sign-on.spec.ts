import { TestOpenIdProvider } from '@statewise/server/testing/openid-provider.js';
import { freePort } from '@statewise/tools/port';
import { expectAccessible } from '../../harness/accessibility.ts';
import { ConsolePage } from '../../harness/console-page.ts';
import { BankStatewise } from '../../harness/bank-statewise.ts';
import { expect, test } from '../../harness/bank-test.ts';

test('the identity provider signs in, confirms in a window of its own, and signs out', async ({ page }) => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const claims = { email: 'noor@example.com', email_verified: true, name: 'Noor Haddad', groups: ['bank-staff'] };
  const provider = await TestOpenIdProvider.start(origin);
  await provider.know('noor', claims);
  await provider.expect({ id: 'noor' });
  const statewise = await BankStatewise.start({
    PORT: String(port),
    PUBLIC_URL: origin,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'console',
    OIDC_CLIENT_SECRET: 'a secret of the console',
    OIDC_ROLE_CLAIM: 'groups',
    OIDC_ROLES: 'staff=bank-staff',
    OIDC_NAME: 'Bank login',
  });
  const backOffice = new ConsolePage(page, origin);
  await backOffice.open('/me?q=1');
  await page.getByRole('button', { name: 'Continue with Bank login' }).click();
  await expect(backOffice.heading('My account')).toBeVisible();
  await expect(page).toHaveURL(/\/console\/me\?q=1$/);
  await expect(page.getByRole('main').getByText('noor@example.com')).toBeVisible();

  await statewise.runSql(`update session set confirmed_at = now() - interval '1 hour'`);
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Is it still you?' });
  await expectAccessible(page);
  await confirmation.getByRole('button', { name: 'Continue with Bank login' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();

  // A session that ended is renewed without leaving what was typed.
  const code = page.getByLabel('Type the six digits');
  await code.fill('000000');
  await statewise.runSql('delete from session');
  await page.getByRole('button', { name: 'Turn on' }).click();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  const go = again.getByRole('button', { name: 'Continue with Bank login' });
  // A window that is closed again, and one that the browser does not open, end nothing.
  await page.context().route(`${provider.issuer}/**`, () => undefined);
  const closed = page.waitForEvent('popup');
  await go.click();
  await (await closed).close();
  await page.context().unroute(`${provider.issuer}/**`);
  await page.evaluate(() => Object.assign(window, { opened: window.open, open: () => null }));
  await go.click();
  await expect(again.getByText('Your browser opened no window')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { open: Reflect.get(window, 'opened') }));
  await go.click();
  await expect(again).toBeHidden();
  await expect(code).toHaveValue('000000');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await page.waitForURL(/localhost:\d+\/console\/sign-in/);
  await expect(backOffice.heading('Sign in')).toBeVisible();
  // Reloaded after the sign-in that waited for its first factor has ended.
  await backOffice.open('/sign-in?factor=enrolment');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await backOffice.open('/sign-in?failed=refused');
  await expect(page.getByText('You were not let in')).toBeVisible();
  await expectAccessible(page);
  await statewise.stop();
  await provider.stop();
});
