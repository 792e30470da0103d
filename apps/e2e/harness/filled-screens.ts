import { expect, type Page } from '@playwright/test';
import { aPerson } from './contact-list-page.ts';
import { aCustomer, aLoan } from './store-wizard.ts';
import { test, type Fixtures } from './bank-test.ts';
import { acceptPrivacy } from './accept-privacy.ts';

/** The product as a visitor of any wizard or form has it. */
interface Product extends Omit<Fixtures, 'visitor'> {
  readonly page: Page;
  readonly url: string;
}

/** A test with whatever a filled screen is opened by. */
export const screenTest = test.extend<{ readonly product: Product }>({
  product: async ({ page, wizard, business, businessApi, shop, loanApi, applicant, statewise }, use) =>
    use({ page, wizard, business, businessApi, shop, loanApi, applicant, url: statewise.url }),
});

/** Pages whose forms have between them every kind of field, each filled in as people fill it. */
export const filledScreens: Readonly<Record<string, (product: Product) => Promise<void>>> = {
  'the calculator of a loan': async ({ wizard, page }) => {
    await wizard.open();
    await expect(wizard.button('start.begin')).toBeVisible();
    await page.locator('[name=promotion][value="2"]').check();
    await page.locator('[name=born]').fill('14/03/1985');
  },
  'step one of a loan': async ({ wizard, applicant }) => {
    await wizard.open();
    await wizard.button('start.begin').click();
    await expect(wizard.heading('step.1')).toBeVisible();
    await wizard.fill({ ...applicant.stepOne, telephone_number: '+39 06 1234 567', co_borrower: true });
    await wizard.fill({ co_borrower_civil_status: 'widowed', co_borrower_date_of_birth: '02/05/1986' });
  },
  'step two of a loan': async ({ wizard, loanApi, applicant }) => {
    await wizard.resume(await loanApi.at(2, applicant), 'step.2');
    await wizard.fill({ ...applicant.stepTwo, country: 'Belgium', box: '3', telephone_number: '+356 2123 4567' });
    await wizard.fill({ postcode: '9000 Ghent', city: 'Gent' });
  },
  'step four of a loan': async ({ wizard, loanApi, applicant }) => {
    await wizard.resume(await loanApi.at(4, applicant), 'step.4');
    const promotion = { consumer_loan_application_promotion_id: '2' };
    await wizard.fill({ ...promotion, purchase_amount: '12500.50', description: 'A bathroom', ...applicant.stepFour });
    await wizard.fill({ is_intermediary: true, name: 'Luca', surname: 'Zammit' });
  },
  'customer and loan of a store': async ({ shop, page }) => {
    await shop.enter();
    await shop.fill({ ...aCustomer, ...aLoan, employee_full_name: 'Luca Zammit', promotion_id: '2' });
    await shop.answer('description', 'A bathroom');
    // It is asked for once nothing more is typed for a while.
    await expect(page.locator('.loan-plan')).toContainText('€');
  },
  'the basics of a business account': async ({ business, businessApi }) => {
    const code = await businessApi.at(2);
    await businessApi.goTo(code, 1);
    await business.resume(code, 'step.1');
    await business.fill({ companyType: 'vzw' });
  },
  'a person of a company': async ({ business, businessApi }) => {
    await business.resume(await businessApi.at(3), 'step.3');
    const roles = ['beneficial_owner', 'director', 'politically_exposed_person'] as const;
    await business.list('people').begin({ roles });
    await business.list('people').fill(aPerson('Nora Camilleri', { shares: '60.5' }));
    await business.choose('pep', business.text('step.yes'));
  },
};

/** The same, and the site's longest form. */
export const openForms: typeof filledScreens = {
  ...filledScreens,
  'the contact form': async ({ page, url }) => {
    await acceptPrivacy(page.context(), url);
    await page.goto(`${url}/mt-en/contact-us`);
    await expect(page.getByRole('textbox').first()).toBeVisible();
  },
};
