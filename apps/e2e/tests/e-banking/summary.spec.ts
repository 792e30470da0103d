import { expect, test } from '../../harness/bank-test.ts';

test('the summary says what is missing and leads to where it is answered', async ({ page, business, businessApi }) => {
  const code = await businessApi.at(7, 'trader');
  await businessApi.goTo(code, 3);
  await businessApi.withdraw(code, 'owner_partner');
  await businessApi.goTo(code, 7);
  await business.resume(code, 'step.7');
  const missing = page.getByRole('main').locator('.business-missing');
  await expect(missing.getByText(business.text('missing.title'))).toBeVisible();
  await business.button('step.send').click();
  await expect(business.heading('title.completed')).toBeHidden();
  await missing.getByRole('button', { name: business.text('step.3') }).click();
  await expect(business.heading('step.3')).toBeVisible();
  await expect(business.list('people').addButton()).toBeVisible();
});
