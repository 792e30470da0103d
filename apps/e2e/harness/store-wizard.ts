import { expect, type Locator, type Page } from '@playwright/test';
import type { SampleAnswers } from './applicant.ts';
import { storeTexts, type Language, type StoreKey } from './texts.ts';
import { WizardPage } from './wizard-page.ts';

/** A customer of a store, as the seller enters the answers. */
export const aCustomer: SampleAnswers = {
  title: 'ms',
  first_name: 'Nora',
  last_name: 'Camilleri',
  date_of_birth: '14/03/1985',
  email: 'nora.camilleri@example.com',
  mobile: '470123456',
};

export const aLoan: SampleAnswers = { loan_type_id: '1', loan_amount: '9000', loan_term: '36' };

/** The app of the partner's stores as a seller uses it. */
export class StoreWizard extends WizardPage<StoreKey> {
  constructor(page: Page, origin: string, language: Language = 'en') {
    super(page, origin, '/store', storeTexts, language);
  }

  /** Says who sells, in the store of Ghent; stands at customer and loan. */
  async enter(): Promise<void> {
    await this.open();
    await this.chooseStore('ghent');
    await this.fill({ employee_number: 'VM1234', employee_email_address: 'luca@bathline.example' });
    await this.button('step.next').click();
    await expect(this.heading('step.2')).toBeVisible();
  }

  /** Finds a store by what is typed of its number, name or town. */
  async chooseStore(typed: string): Promise<void> {
    const box = this.page.getByRole('combobox', { name: storeTexts.label(this.language, 'store_number') });
    await box.fill(typed);
    await expect(this.page.getByRole('listbox').getByRole('option')).toHaveCount(1);
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(this.page.getByRole('listbox').getByRole('option')).toHaveCount(0);
    await expect(box).toHaveValue(/·/);
  }

  /** Enters customer and loan; stands at the code. */
  async prepare(changes: SampleAnswers = {}): Promise<void> {
    await this.fill({ ...aCustomer, ...aLoan, employee_full_name: 'Luca Zammit', ...changes });
    await this.button('details.prepare').click();
    await expect(this.heading('title.finish')).toBeVisible();
  }

  /** What is handed over to the customer. */
  get sheet(): Locator {
    return this.page.getByRole('region', { name: this.text('sheet.title') });
  }

  /** The link of the sheet, which has the code in it. */
  async customerLink(): Promise<string> {
    const link = this.sheet.getByRole('link', { name: /\/resume\// });
    return (await link.getAttribute('href')) ?? '';
  }

  /** Opens the login by its address and tries a password there. */
  async signIn(username: string, password: string): Promise<void> {
    await this.fill({ username, password });
    await this.button('login.submit').click();
  }
}
