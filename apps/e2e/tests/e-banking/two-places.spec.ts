import type { Browser } from '@playwright/test';
import type { BusinessApi } from '../../harness/business-api.ts';
import { BusinessWizard } from '../../harness/business-wizard.ts';
import { expect, test } from '../../harness/bank-test.ts';
import type { Statewise } from '../../harness/statewise.ts';

interface Places {
  readonly browser: Browser;
  readonly business: BusinessWizard;
  readonly businessApi: BusinessApi;
  readonly statewise: Statewise;
}

/** A director whom this device is changing, and the same list on another one; neither hears of the other before it sends. */
async function oneDirector({ browser, business, businessApi, statewise }: Places) {
  const code = await businessApi.at(3);
  await businessApi.contact(code, 'director_individual', { name: 'Paul', surname: 'Borg' });
  await business.resume(code, 'step.3');
  const mine = business.list('people');
  await mine.edit('Paul Borg').click();
  await mine.fill({ surname: 'Borg Grech' });
  const device = await browser.newContext();
  const other = new BusinessWizard(await device.newPage(), statewise.url);
  await other.resume(code, 'step.3');
  return { code, device, mine, theirs: other.list('people') };
}

test('whoever changes a person whom another device changed too sees both and decides', async ({
  browser,
  business,
  businessApi,
  statewise,
}) => {
  const { code, device, mine, theirs } = await oneDirector({ browser, business, businessApi, statewise });
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
  await device.close();
});

test('what was typed over a person whom another device deleted becomes a new one', async ({
  browser,
  business,
  businessApi,
  statewise,
}) => {
  const { code, device, mine, theirs } = await oneDirector({ browser, business, businessApi, statewise });
  await theirs.remove('Paul Borg');
  await mine.saveButton.click();
  await expect(business.page.getByText(business.text('contacts.gone'))).toBeVisible();
  await mine.region.getByRole('button', { name: business.text('contacts.renew') }).click();
  await mine.saveButton.click();
  await expect(mine.edit('Paul Borg Grech')).toBeVisible();
  expect((await businessApi.load(code)).contacts).toMatchObject([{ name: 'Paul', surname: 'Borg Grech' }]);
  await device.close();
});

test('a page with an answer that is not saved stays where it is when another device goes on, and may follow', async ({
  browser,
  business,
  businessApi,
  statewise,
}) => {
  const code = await businessApi.at(5);
  await business.resume(code, 'step.5');
  await business.choose('payment', business.text('step.yes'));
  const device = await browser.newContext();
  const other = new BusinessWizard(await device.newPage(), statewise.url);
  await other.resume(code, 'step.5');
  await other.choose('payment', other.text('step.no'));
  await other.goOn('step.6');
  await business.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const step = business.text('step.6');
  await expect(business.page.getByText(business.text('elsewhere.title', { step }))).toBeVisible();
  await expect(business.heading('step.5')).toBeVisible();
  await expect(business.choice('payment', business.text('step.yes'))).toBeChecked();
  await business.page.getByRole('button', { name: business.text('elsewhere.follow', { step }) }).click();
  await expect(business.heading('step.6')).toBeVisible();
  await device.close();
});
