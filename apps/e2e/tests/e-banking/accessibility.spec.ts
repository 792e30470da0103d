import { expectAccessibleAtEveryWidth } from '../../harness/accessibility.ts';
import { BusinessWizard } from '../../harness/business-wizard.ts';
import { aPerson } from '../../harness/contact-list-page.ts';
import { expect, test } from '../../harness/bank-test.ts';

// Every state in both colour schemes; a form with its errors has everything that the form has.

test('the start and the way back in are accessible', { tag: '@phone' }, async ({ page, business }) => {
  await page.goto(business.address('/'));
  await expect(business.button('privacy.accept')).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  await business.button('privacy.accept').click();
  await expect(business.heading('start.title')).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  await business.open('/resume');
  await business.button('resume.submit').click();
  await expectAccessibleAtEveryWidth(page);
});

test('the basics are accessible', { tag: '@phone' }, async ({ page, business }) => {
  await business.open('/basics');
  await expect(business.heading('step.1')).toBeVisible();
  await business.button('step.next').click();
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
});

for (const [step, heading] of [
  [2, 'step.2'],
  [6, 'step.6'],
] as const) {
  test(`step ${step} is accessible`, { tag: '@phone' }, async ({ page, business, businessApi }) => {
    await business.resume(await businessApi.at(step), heading);
    if (step === 2) await business.answer('differentAddress', true);
    await business.button('step.next').click();
    await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
  });
}

test('what is chosen is seen where the system chooses the colours', async ({ page, business, businessApi }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await business.resume(await businessApi.at(3), 'step.3');
  await business.list('people').begin();
  const [person, company] = ['Individual', 'Company'] as const;
  const colourOf = (sector: typeof person | typeof company) =>
    page
      .getByRole('tab', { name: business.text(`sector.${sector}`) })
      .evaluate((tab) => getComputedStyle(tab).backgroundColor);
  expect(await colourOf(person)).not.toBe(await colourOf(company));
});

test(
  'lists of people are accessible while they are read, added to, changed and deleted from',
  { tag: '@phone' },
  async ({ page, business, businessApi }) => {
    test.slow();
    const code = await businessApi.at(3);
    const parent_id = await businessApi.contact(code, 'beneficial_owner_company', { shares: 40 });
    await businessApi.contact(code, 'beneficial_owner_individual', { shares: 50, parent_id });
    await businessApi.contact(code, 'director_individual', { name: 'Paul', surname: 'Borg' });
    await business.resume(code, 'step.3');
    await business.button('step.next').click();
    await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
    const people = business.list('people');
    await people.begin({ roles: ['beneficial_owner', 'director', 'politically_exposed_person'] });
    await people.saveButton.click();
    await expect(people.field('name')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessibleAtEveryWidth(page);
    await page.reload();
    await expect(people.field('name')).toBeVisible();
    await people.tick('beneficial_owner').uncheck();
    await people.tick('politically_exposed_person').uncheck();
    await people.fill(aPerson('Zoë Grech'));
    await people.saveButton.click();
    await people.begin({ isCompany: true, roles: ['beneficial_owner'] });
    await expectAccessibleAtEveryWidth(page);
    await people.cancel();
    await people.edit('Paul Borg').click();
    await expectAccessibleAtEveryWidth(page);
    await people.cancel();
    await people.delete('Camilleri Holding').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
    await page.keyboard.press('Escape');
    await business.button('pep.help').click();
    await expect(page.getByRole('dialog', { name: business.text('pep.title') })).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
  },
);

test(
  'the lists of holders and client numbers are accessible',
  { tag: '@phone' },
  async ({ page, business, businessApi }) => {
    const code = await businessApi.at(4, 'card');
    await businessApi.contact(code, 'principal_account_holder');
    await business.resume(code, 'step.4');
    await business.list('people').begin({ roles: ['additional_card_holder'] });
    await expectAccessibleAtEveryWidth(page);
    await business.list('people').cancel();
    await business.goOn('step.5');
    await business.choose('payment', business.text('step.yes'));
    await business.list('client_number').begin();
    await expectAccessibleAtEveryWidth(page);
  },
);

test('what is counted beside a heading stays within its card on the smallest phone', async ({
  page,
  statewise,
  businessApi,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const business = new BusinessWizard(page, statewise.url, 'nl');
  const code = await businessApi.at(4, 'card');
  await businessApi.contact(code, 'principal_account_holder');
  await business.resume(code, 'step.4');
  const heads = page.locator('.contacts__head');
  await expect(heads).not.toHaveCount(0);
  for (const head of await heads.all()) {
    const inside = await head.evaluate(({ parentElement, lastElementChild }) => {
      const edgeOf = (element: Element | null) => element?.getBoundingClientRect().right ?? NaN;
      return edgeOf(parentElement) - edgeOf(lastElementChild);
    });
    expect(inside).toBeGreaterThanOrEqual(0);
  }
});

test(
  'the summary is accessible with something missing, and so is what follows it',
  { tag: '@phone' },
  async ({ page, business, businessApi }) => {
    const code = await businessApi.at(7);
    await businessApi.goTo(code, 4);
    await businessApi.withdraw(code, 'principal_account_holder');
    await businessApi.goTo(code, 7);
    await business.resume(code, 'step.7');
    await expect(page.getByText(business.text('missing.title'))).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
    await businessApi.goTo(code, 4);
    await businessApi.contact(code, 'principal_account_holder');
    await businessApi.goTo(code, 7);
    await business.resume(code, 'step.7');
    await business.button('step.send').click();
    await expect(business.heading('title.completed')).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
  },
);
