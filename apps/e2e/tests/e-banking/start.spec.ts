import { expect, test } from '../../harness/bank-test.ts';

test('the bank’s own menu leads to the application', async ({ visitor, business, statewise }) => {
  await visitor.goto(`${statewise.url}/be-en/`, { waitUntil: 'networkidle' });
  const header = visitor.getByRole('banner');
  await header.getByText('Log in', { exact: true }).first().click();
  await header.getByRole('link', { name: 'Continue a business account' }).click();
  await expect(business.heading('start.title')).toBeVisible();
  expect(visitor.url()).toBe(business.address('/'));
});

test('the page of the business account leads to it too', async ({ visitor, business, statewise }) => {
  await visitor.goto(`${statewise.url}/be-en/meridian-pro`, { waitUntil: 'networkidle' });
  await visitor.getByRole('main').getByRole('link', { name: 'Online, step by step' }).click();
  await expect(business.heading('start.title')).toBeVisible();
});
