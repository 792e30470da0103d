import { expect, type Locator, type Page } from '@playwright/test';
import { businessTexts, type BusinessKey, type Language } from './texts.ts';
import { ContactListPage, type ListName } from './contact-list-page.ts';
import { WizardPage } from './wizard-page.ts';

/** The application for a business account as an applicant uses it. */
export class BusinessWizard extends WizardPage<BusinessKey> {
  constructor(page: Page, origin: string, language: Language = 'en') {
    super(page, origin, '/e-banking', businessTexts, language);
  }

  /** Chooses among choices that are all shown. */
  async choose(name: string, label: string | RegExp): Promise<void> {
    await this.choice(name, label).check();
  }

  choice(name: string, label: string | RegExp): Locator {
    const group = this.page.getByRole('radiogroup', { name: businessTexts.label(this.language, name) });
    return group.getByRole('radio', { name: label });
  }

  /** One of its lists of contacts. */
  list(name: ListName): ContactListPage {
    return new ContactListPage(this, name);
  }

  /** Saves the step and waits for the heading of the next page. */
  async goOn(next: BusinessKey): Promise<void> {
    await this.button('step.next').click();
    await expect(this.heading(next)).toBeVisible();
  }
}
