import { expectAccessibleAtEveryWidth } from '../../harness/accessibility.ts';
import { Keyboard } from '../../harness/keyboard.ts';
import { intermediary } from '../../harness/bank-statewise.ts';
import { aCustomer, aLoan } from '../../harness/store-wizard.ts';
import { expect, test } from '../../harness/bank-test.ts';

// A form with its errors has everything that the form has.

test('who sells, and the login, are accessible', { tag: '@phone' }, async ({ page, shop }) => {
  await shop.open();
  await expect(page.getByRole('combobox')).toBeVisible();
  await shop.answer('employee_number', '1234');
  await shop.button('step.next').click();
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  await shop.button('login.open').click();
  await shop.signIn('nobody', 'knows this');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
});

test('customer, loan and code are accessible', { tag: '@phone' }, async ({ page, shop }) => {
  await shop.enter();
  await shop.button('details.prepare').click();
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
  await shop.fill(aLoan);
  await expect(page.getByRole('region', { name: shop.text('plan.title') })).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  await shop.prepare();
  await expect(shop.sheet).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
});

test('the pages of an intermediary are accessible', { tag: '@phone' }, async ({ page, shop }) => {
  await shop.open('/intermediary');
  await shop.signIn(intermediary.username, intermediary.password);
  await expect(shop.heading('step.2')).toBeVisible();
  await page.getByRole('button', { name: shop.text('seller.signOut') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  await page.getByRole('button', { name: shop.text('seller.stay') }).click();
  await shop.prepare();
  await shop.button('finished.home').click();
  await expect(
    page
      .getByRole('region', { name: shop.text('prepared.title') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
});

test('a sale can be made with the keyboard alone', async ({ page, shop }) => {
  await shop.open();
  const keyboard = new Keyboard(shop);
  await keyboard.reach(page.getByRole('combobox'));
  await page.keyboard.type('ghent');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await keyboard.fill({ employee_number: 'VM1234', employee_email_address: 'luca@bathline.example' });
  await page.keyboard.press('Enter');
  await expect(shop.heading('step.2')).toBeFocused();
  const { title: _, ...customer } = aCustomer;
  await keyboard.answer(shop.field('title'), 'ms');
  await keyboard.fill({ ...customer, employee_full_name: 'Luca Zammit' });
  await keyboard.fill(aLoan);
  await keyboard.press(shop.button('details.prepare'));
  await expect(shop.heading('title.finish')).toBeFocused();
});
