import { BusinessWizard } from '../../harness/business-wizard.ts';
import { aPerson } from '../../harness/contact-list-page.ts';
import { expect, test } from '../../harness/bank-test.ts';

test(
  'a company names its owners, and those of its holding, in Dutch on a phone',
  { tag: '@phone' },
  async ({ page, statewise, businessApi }) => {
    const business = new BusinessWizard(page, statewise.url, 'nl');
    const code = await businessApi.at(3);
    await business.resume(code, 'step.3');
    const people = business.list('people');
    const owner = { roles: ['beneficial_owner'] } as const;
    await people.add('Nora Camilleri', aPerson('Nora Camilleri', { shares: '60' }), owner);
    const holding = { company: 'Camilleri Holding', shares: '40' };
    await people.add('Camilleri Holding', holding, { ...owner, isCompany: true });
    await people.add('Paul Borg', aPerson('Paul Borg', { shares: '100' }), { below: 'Camilleri Holding' });
    await people.add('Quay Works', { company: 'Quay Works' }, { roles: ['director'], isCompany: true });
    await business.button('step.next').click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
    await people.add('Zoë Grech', aPerson('Zoë Grech'), { roles: ['authorised_signatory'] });
    await business.choose('pep', business.text('step.no'));
    await business.goOn('step.4');
    const { contacts } = await businessApi.load(code);
    expect(contacts).toMatchObject([
      { name: 'Nora', shares: 60, parent_id: null },
      { company: 'Camilleri Holding', shares: 40, parent_id: null },
      { name: 'Paul', shares: 100, parent_id: expect.any(String) },
      { contact_type: 'director_company' },
      { contact_type: 'authorised_signatory' },
    ]);
  },
);

test('shares that pass 100 are refused at the field, and a deleted holding takes its owners along', async ({
  business,
  businessApi,
}) => {
  const code = await businessApi.at(3);
  const holding = { company: 'Camilleri Holding', shares: 40 };
  const parent_id = await businessApi.contact(code, 'beneficial_owner_company', holding);
  await businessApi.contact(code, 'beneficial_owner_individual', { name: 'Paul', surname: 'Borg', parent_id });
  await business.resume(code, 'step.3');
  const owners = business.list('people');
  await owners.begin({ roles: ['beneficial_owner'] });
  await owners.fill(aPerson('Nora Camilleri', { shares: '60.01' }));
  await owners.saveButton.click();
  await expect(owners.field('shares')).toHaveAttribute('aria-invalid', 'true');
  await owners.fill({ shares: '60' });
  await owners.saveButton.click();
  await expect(owners.edit('Nora Camilleri')).toBeVisible();
  await owners.remove('Camilleri Holding');
  await expect(owners.edit('Paul Borg')).toBeHidden();
  await expect(owners.edit('Nora Camilleri')).toBeVisible();
  expect((await businessApi.load(code)).contacts).toHaveLength(1);
});

test(
  'a company whose name is one long word stays on a phone',
  { tag: '@phone' },
  async ({ page, business, businessApi }) => {
    const code = await businessApi.at(3);
    const company = 'Wohnungsbaugenossenschaftsverwaltungsgesellschaft';
    await businessApi.contact(code, 'beneficial_owner_company', { company, shares: 40 });
    await business.resume(code, 'step.3');
    await expect(business.list('people').addButton(company)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  },
);
