import { expect, test } from '../../harness/bank-test.ts';
import { Wizard } from '../../harness/wizard.ts';

test('a store prepares a loan, and the customer goes on with it until it is granted', async ({
  browser,
  shop,
  loanApi,
  statewise,
}) => {
  await shop.enter();
  await shop.prepare();
  const link = await shop.customerLink();
  const code = link.split('/').at(-1) ?? '';
  expect(link).toBe(`${statewise.url}/be-en/loan-application/resume/${code}`);

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const customer = new Wizard(await phone.newPage(), statewise.url);
  await customer.open(`/resume/${code}`);
  await expect(customer.heading('step.0')).toBeVisible();
  await expect(customer.field('amount')).toHaveValue('9,000');
  await customer.goOn('step.1');
  await expect(customer.page.getByText(customer.text('code.renewed'))).toBeVisible();
  await expect(customer.field('first_name')).toHaveValue('Nora');
  const own = (await customer.code()).replaceAll('-', '');
  expect(own).not.toBe(code);
  await phone.close();

  await shop.page.reload();
  await expect(shop.heading('continued.title')).toBeVisible();
  await expect(shop.page.getByText(code.slice(0, 4))).toBeHidden();
  expect(await loanApi.canResume(code)).toBe(false);

  await loanApi.complete(own);
  expect(await loanApi.grant(own)).toBe('finished.accepted');
});

test('the seller says who sells once, and only the customers change', async ({ page, shop }) => {
  await shop.enter();
  await shop.prepare();
  await shop.button('finished.home').click();
  await expect(shop.heading('step.1')).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveValue(/Ghent/);
  await expect(shop.field('employee_number')).toHaveValue('VM1234');
  await shop.button('step.next').click();
  await expect(shop.heading('step.2')).toBeVisible();
  await expect(shop.field('first_name')).toHaveValue('');
  await expect(shop.field('employee_full_name')).toHaveValue('Luca Zammit');
});

test('the code goes to the customer by mail, and the plan as a PDF', async ({ page, shop, statewise }) => {
  await shop.enter();
  await shop.prepare();
  await shop.button('code.mail').click();
  await expect(page.getByText(shop.text('code.mailed'))).toBeVisible();
  const path = await shop.sheet.getByRole('link', { name: shop.text('sheet.plan') }).getAttribute('href');
  const plan = await page.request.get(`${statewise.url}${path}`);
  expect(plan.headers()['content-type']).toBe('application/pdf');
});
