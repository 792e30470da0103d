import { StoreWizard } from '../../harness/store-wizard.ts';
import { expect, test } from '../../harness/bank-test.ts';

test('an employee number is told to be wrong once somebody pauses, and right at once', async ({ page, statewise }) => {
  const shop = new StoreWizard(page, statewise.url, 'nl');
  await shop.open();
  await shop.chooseStore('107');
  const number = shop.field('employee_number');
  const wrong = page.getByText('Begin met letters en eindig met cijfers, bijvoorbeeld VM1234');
  await number.pressSequentially('12');
  await expect(wrong).toBeHidden();
  await expect(wrong).toBeVisible();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await number.fill('VM12');
  await expect(wrong).toBeHidden();
});

test('nobody who did not say who sells gets any further', async ({ page, shop }) => {
  for (const path of ['/application-details', '/finish', '/resume/7K3M9QWX2TRB', '/somewhere']) {
    await shop.open(path);
    await expect(shop.heading('step.1')).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/^\/be-en\/store\/?$/);
  }
});

test('what is typed for a customer is there again after a reload', async ({ page, shop }) => {
  await shop.enter();
  await shop.fill({ first_name: 'Nora', loan_type_id: '1', loan_amount: '9000', loan_term: '36' });
  await page.reload();
  await expect(shop.field('first_name')).toHaveValue('Nora');
  await expect(shop.field('loan_term')).toHaveValue('36');
  await expect(page).toHaveURL(shop.address('/application-details'));
});
