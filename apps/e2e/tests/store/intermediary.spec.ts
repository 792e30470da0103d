import { intermediary } from '../../harness/bank-statewise.ts';
import { aCustomer, aLoan, StoreWizard } from '../../harness/store-wizard.ts';
import { acceptPrivacy } from '../../harness/accept-privacy.ts';
import { expect, test } from '../../harness/bank-test.ts';
import { Wizard } from '../../harness/wizard.ts';

test('an intermediary signs in, lends more, sees what the store prepared, and signs out; the customer changes the term', async ({
  browser,
  page,
  statewise,
}) => {
  const shop = new StoreWizard(page, statewise.url, 'fr');
  await shop.open();
  // Back before a slow phone has drawn the page that its address says already.
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 16 });
  await shop.button('login.open').click();
  await expect(page).toHaveURL(shop.address('/intermediary'));
  await page.goBack();
  await expect(shop.heading('step.1')).toBeVisible();
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goForward();
  await shop.signIn(intermediary.username, intermediary.password);
  await expect(page).toHaveURL(shop.address('/application-details#intermediary'));
  await expect(shop.field('employee_full_name')).not.toHaveValue('');
  // Who sells is said by the sign-in.
  await expect(page.locator('.sw-steps__step').first()).toHaveClass(/--done/);
  await shop.prepare({ title: 'mrs', loan_type_id: '2', loan_amount: '29000', loan_term: '120' });
  await expect(page).toHaveURL(shop.address('/finish#intermediary'));
  const code = (await shop.customerLink()).split('/').at(-1) ?? '';

  await shop.button('finished.home').click();
  const prepared = page.getByRole('region', { name: shop.text('prepared.title') });
  await expect(prepared.getByRole('listitem').filter({ hasText: 'Nora Camilleri' }).first()).toContainText(
    shop.text('prepared.waiting'),
  );
  await page.getByRole('button', { name: shop.text('seller.signOut') }).click();
  await expect(shop.heading('step.1')).toBeVisible();
  await expect(page).not.toHaveURL(/#intermediary/);

  // At an address that names another country than that of the loan, and without being signed in as who prepared it.
  const customer = new Wizard(await (await browser.newContext()).newPage(), statewise.url);
  await acceptPrivacy(customer.page.context(), statewise.url);
  await customer.page.goto(`${statewise.url}/en/loan-application/start/${code}`);
  await customer.answer('loan_term', '84');
  await expect(customer.page.getByText(/^3\.75\s*%$/)).toBeVisible();
  await expect(customer.page.locator('[aria-busy=true]')).toHaveCount(0);
  const monthly = await customer.page.getByRole('status').locator('strong').innerText();
  await customer.button('start.save').click();
  await customer.goOn('step.1');
  await expect(customer.page.getByText('over 84 months')).toBeVisible();
  await expect(customer.page.getByText(`${monthly} a month`)).toBeVisible();
  await customer.page.context().close();
});

test('an intermediary whose session ends in the middle of a sale signs in again beside it, and the sale goes on', async ({
  page,
  statewise,
}) => {
  const shop = new StoreWizard(page, statewise.url, 'fr');
  await shop.open();
  await shop.button('login.open').click();
  await shop.signIn(intermediary.username, intermediary.password);
  await expect(shop.field('first_name')).toBeVisible();
  await page.evaluate(() => fetch('/api/v1/session', { method: 'DELETE' }));
  await shop.fill({ ...aCustomer, ...aLoan, title: 'mrs', loan_type_id: '2', loan_amount: '29000', loan_term: '120' });
  await shop.button('details.prepare').click();
  await expect(page.getByText(shop.text('session.expired'))).toBeVisible();
  const beside = await page.context().newPage();
  const other = new StoreWizard(beside, statewise.url, 'fr');
  await beside.goto(shop.address('/intermediary'));
  await other.signIn(intermediary.username, intermediary.password);
  await expect(beside).toHaveURL(other.address('/application-details#intermediary'));
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL(shop.address('/finish#intermediary'));
});
