import { aPerson } from '../../harness/contact-list-page.ts';
import { Keyboard } from '../../harness/keyboard.ts';
import { expect, test } from '../../harness/bank-test.ts';

test('people can be entered, changed and deleted with the keyboard alone', async ({ page, business, businessApi }) => {
  const code = await businessApi.at(3, 'trader');
  await business.resume(code, 'step.3');
  await expect(business.heading('step.3')).toBeFocused();
  const keyboard = new Keyboard(business);
  const people = business.list('people');
  for (const name of ['Nora Camilleri', 'Paul Borg']) {
    await keyboard.press(people.addButton());
    for (const [field, value] of people.controls(aPerson(name))) await keyboard.answer(field, value);
    await keyboard.press(people.tick('owner_partner'), 'Space');
    await page.keyboard.press('Enter');
    await expect(people.edit(name)).toBeFocused();
  }
  await keyboard.press(people.delete('Paul Borg'));
  const question = page.getByRole('dialog', { name: business.text('documents.confirmDelete') });
  await keyboard.press(question.getByRole('button', { name: business.text('documents.yesDelete') }));
  await expect(people.edit('Paul Borg')).toBeHidden();
  await keyboard.press(business.choice('pep', business.text('step.yes')), 'Space');
  await page.keyboard.press('ArrowRight');
  await expect(business.choice('pep', business.text('step.no'))).toBeChecked();
  await keyboard.press(business.button('step.next'));
  await expect(business.heading('step.4')).toBeFocused();
});
