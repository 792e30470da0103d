import type { Browser } from '@playwright/test';
import { BusinessWizard } from '../../harness/business-wizard.ts';
import type { ContactListPage } from '../../harness/contact-list-page.ts';
import { expect, test } from '../../harness/test.ts';

/** The directors of an application as a second device has them; the first one hears of nothing until it sends. */
async function directorsElsewhere(browser: Browser, origin: string, code: string): Promise<ContactListPage> {
  const device = await browser.newContext();
  const other = new BusinessWizard(await device.newPage(), origin);
  await other.resume(code, 'step.3');
  return other.list('director');
}

test('whoever changes a person whom another device changed too sees both and decides', async ({
  browser,
  business,
  businessApi,
  statewise,
}) => {
  const code = await businessApi.at(3);
  await businessApi.contact(code, 'director_individual', { name: 'Paul', surname: 'Borg' });
  await business.resume(code, 'step.3');
  const mine = business.list('director');
  await mine.edit('Paul Borg').click();
  await mine.fill({ surname: 'Borg Grech' });
  const theirs = await directorsElsewhere(browser, statewise.url, code);
  await theirs.edit('Paul Borg').click();
  await theirs.fill({ surname: 'Vella' });
  await theirs.saveButton.click();
  await expect(theirs.edit('Paul Vella')).toBeVisible();
  await mine.saveButton.click();
  await expect(business.page.getByText(business.text('contacts.elsewhere', { value: 'Vella' }))).toBeVisible();
  await expect(mine.field('surname')).toHaveValue('Borg Grech');
  await mine.saveButton.click();
  await expect(mine.edit('Paul Borg Grech')).toBeVisible();
  expect((await businessApi.load(code)).contacts).toMatchObject([{ name: 'Paul', surname: 'Borg Grech' }]);
  await theirs.region.page().context().close();
});

test('what was typed over a person whom another device deleted becomes a new one', async ({
  browser,
  business,
  businessApi,
  statewise,
}) => {
  const code = await businessApi.at(3);
  await businessApi.contact(code, 'director_individual', { name: 'Paul', surname: 'Borg' });
  await business.resume(code, 'step.3');
  const mine = business.list('director');
  await mine.edit('Paul Borg').click();
  await mine.fill({ surname: 'Borg Grech' });
  const theirs = await directorsElsewhere(browser, statewise.url, code);
  await theirs.remove('Paul Borg');
  await mine.saveButton.click();
  await expect(business.page.getByText(business.text('contacts.gone'))).toBeVisible();
  await mine.region.getByRole('button', { name: business.text('contacts.renew') }).click();
  await mine.saveButton.click();
  await expect(mine.edit('Paul Borg Grech')).toBeVisible();
  expect((await businessApi.load(code)).contacts).toMatchObject([{ name: 'Paul', surname: 'Borg Grech' }]);
  await theirs.region.page().context().close();
});
