import { expect, test } from '../../harness/test.ts';

test('the bank’s own pages lead to the application', async ({ business, statewise }) => {
  await business.open();
  const { page } = business;
  await page.goto(`${statewise.url}/be-en/meridian-pro`);
  await page.getByRole('main').getByRole('link', { name: 'Seven steps online' }).click();
  await expect(business.heading('start.title')).toBeVisible();
  expect(page.url()).toBe(business.address('/'));
});
