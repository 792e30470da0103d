import { expect, test } from '../../harness/bank-test.ts';

test('the plan follows what is typed, and says what can be lent instead', async ({ page, shop }) => {
  await shop.enter();
  const plan = page.getByRole('region', { name: shop.text('plan.title') });
  await expect(plan).toBeHidden();
  await shop.fill({ loan_type_id: '2', loan_amount: '9000', loan_term: '60' });
  await expect(plan.getByRole('status')).toContainText('€');
  await expect(plan.getByText(shop.text('plan.apr'), { exact: true })).toBeVisible();

  const birthday = new Date();
  birthday.setFullYear(birthday.getFullYear() - 72);
  await shop.answer('date_of_birth', `01/01/${birthday.getFullYear()}`);
  await expect(plan.getByText(shop.text('plan.revised'))).toBeVisible();
  await expect(shop.field('loan_term')).toHaveValue('');
  await expect(page.getByText(/60 months would end after the 75th birthday/)).toBeVisible();
  await page.getByRole('button', { name: /^Take / }).click();
  await expect(plan.getByText(shop.text('plan.revised'))).toBeHidden();
  await expect(shop.field('loan_term')).not.toHaveValue('');

  await shop.answer('date_of_birth', '14/03/1985');
  await shop.answer('loan_amount', '25001');
  await expect(plan.getByText(shop.text('plan.rejected'))).toBeVisible();
  // Refused at its field, the amount is not refused beside it for the same reason.
  await shop.button('details.prepare').click();
  await expect(shop.field('loan_amount')).toHaveAccessibleDescription(/At most €25,000/);
  await expect(page.getByText(shop.text('plan.rejected'))).toHaveCount(0);
});

test('a calculator that cannot be reached is hidden, and holds nobody up', async ({ page, shop }) => {
  await page.route('**/api/calculateLoan', (route) => route.abort());
  await shop.enter();
  await shop.fill({ loan_type_id: '1', loan_amount: '9000', loan_term: '36' });
  await expect(page.getByText(shop.text('plan.unavailable'))).toBeVisible();
  await shop.prepare();
});

test('a store without promotions says so', async ({ page, shop }) => {
  await shop.open();
  await shop.chooseStore('kortrijk');
  await shop.fill({ employee_number: 'VM1234', employee_email_address: 'luca@bathline.example' });
  await shop.button('step.next').click();
  await expect(page.getByText(shop.text('details.noPromotions'))).toBeVisible();
  await shop.fill({ loan_type_id: '1' });
  await expect(shop.field('promotion_id')).toBeHidden();
});
