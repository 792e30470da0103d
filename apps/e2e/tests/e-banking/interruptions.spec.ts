import { aPerson } from '../../harness/contact-list-page.ts';
import { expect, test } from '../../harness/bank-test.ts';

test('without a network a person is kept, and sent when it is back', async ({ context, business, businessApi }) => {
  const code = await businessApi.at(3);
  await business.resume(code, 'step.3');
  const people = business.list('people');
  await people.begin({ roles: ['director'] });
  await context.setOffline(true);
  await people.fill(aPerson('Nora Camilleri'));
  await people.saveButton.click();
  await expect(business.page.getByText(business.text('session.offline'))).toBeVisible();
  expect((await businessApi.load(code)).contacts).toEqual([]);
  await context.setOffline(false);
  await expect(people.edit('Nora Camilleri')).toBeVisible();
  await expect(business.page.getByText(business.text('session.offline'))).toBeHidden();
  expect((await businessApi.load(code)).contacts).toMatchObject([{ name: 'Nora', surname: 'Camilleri' }]);
});

test('a reload keeps the person who was being typed', async ({ business, businessApi }) => {
  await business.resume(await businessApi.at(3), 'step.3');
  const people = business.list('people');
  await people.begin({ roles: ['director'] });
  await people.fill({ name: 'Nora', surname: 'Camil' });
  await business.page.reload();
  await expect(people.field('surname')).toHaveValue('Camil');
  await expect(people.field('name')).toHaveValue('Nora');
});

test('an application that is sent without a network is not told as received before it is', async ({
  context,
  business,
  businessApi,
}) => {
  const code = await businessApi.at(7);
  await business.resume(code, 'step.7');
  await context.setOffline(true);
  await business.button('step.send').click();
  await expect(business.heading('underWay.title')).toBeVisible();
  await business.button('finished.home').click();
  await expect(business.page.getByRole('dialog')).toContainText(business.text('leave.sent'));
  await business.button('elsewhere.stay').click();
  await context.setOffline(false);
  await expect(business.heading('title.completed')).toBeVisible();
});
