import { expect, type Locator, type Page } from '@playwright/test';
import type { SampleApplicant } from './applicant.ts';
import { loanTexts, type Language, type TextKey } from './texts.ts';
import { WizardPage } from './wizard-page.ts';

/** A file as the browser's file chooser hands it over. */
export interface UploadedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The loan application as an applicant uses it. */
export class Wizard extends WizardPage<TextKey> {
  constructor(page: Page, origin: string, language: Language = 'en') {
    super(page, origin, '/loan-application', loanTexts, language);
  }

  /** Saves the step and waits for the heading of the next page. */
  async goOn(next: TextKey): Promise<void> {
    await this.button(
      next === 'documents.title' || next === 'finished.rejectedTitle' ? 'step.send' : 'step.next',
    ).click();
    await expect(this.heading(next)).toBeVisible();
  }

  /** From the calculator to an application with a code; stands at step two. */
  async begin(applicant: SampleApplicant): Promise<string> {
    await this.open();
    await this.button('start.begin').click();
    await expect(this.heading('step.1')).toBeVisible();
    await this.fill(applicant.stepOne);
    await this.goOn('step.2');
    return this.code();
  }

  async stepTwo({ stepTwo }: SampleApplicant): Promise<void> {
    await this.fill(stepTwo);
    await this.goOn('step.3');
  }

  async stepThree({ stepThree }: SampleApplicant): Promise<void> {
    for (const group of ['occupation', 'income', 'expenditure'] as const) {
      const title = this.group(`group.${group}`);
      if ((await title.getAttribute('aria-expanded')) !== 'true') await title.click();
      await this.fill(stepThree[group]);
    }
    await this.goOn('step.4');
  }

  async stepFour({ stepFour }: SampleApplicant): Promise<void> {
    await this.fill(stepFour);
    await this.goOn('step.5');
  }

  async stepFive({ stepFive }: SampleApplicant): Promise<void> {
    await this.fill(stepFive);
    await this.goOn('documents.title');
  }

  /** The button that opens a group of step three; it also says what is left to do there. */
  group(title: TextKey): Locator {
    return this.page.getByRole('main').getByRole('button', { name: new RegExp(`^${this.text(title)}`) });
  }

  /** Chooses a file and asks to upload it; stands at the question whether that is meant. */
  async chooseFile(file: UploadedFile): Promise<void> {
    await this.page.locator('input[type=file]').first().setInputFiles(file);
    await this.button('documents.upload').click();
    await expect(this.page.getByRole('dialog', { name: this.text('documents.confirmUpload') })).toBeVisible();
  }

  async upload(file: UploadedFile): Promise<void> {
    await this.chooseFile(file);
    await this.button('documents.yes').click();
  }
}
