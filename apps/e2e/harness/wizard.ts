import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { Answers, Applicant } from './applicant.ts';
import { labelOf, textOf, type Language, type TextKey } from './texts.ts';

/** A file as the browser's file chooser hands it over. */
export interface UploadedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The loan application as an applicant uses it: by the roles and names that people see and hear. */
export class Wizard {
  readonly page: Page;
  readonly language: Language;
  private readonly origin: string;

  constructor(page: Page, origin: string, language: Language = 'en') {
    this.page = page;
    this.origin = origin;
    this.language = language;
  }

  text(key: TextKey): string {
    return textOf(this.language, key);
  }

  address(path: string): string {
    return `${this.origin}/be-${this.language}/loan-application${path}`;
  }

  /** Opens a page of the wizard in a browser that has accepted the privacy policy. */
  async open(path = '/'): Promise<void> {
    await acceptPrivacy(this.page.context(), this.origin);
    await this.page.goto(this.address(path));
  }

  heading(key: TextKey): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.text(key) });
  }

  button(key: TextKey): Locator {
    return this.page.getByRole('button', { name: this.text(key), exact: true });
  }

  /** The control with this field's label, which may say that it is optional. */
  field(name: string): Locator {
    const label = labelOf(this.language, name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return this.page.getByLabel(new RegExp(`^${label}( \\([^)]*\\))?$`)).filter({ visible: true });
  }

  /** Types, chooses or ticks, whichever the field wants. */
  async answer(name: string, value: string | boolean): Promise<void> {
    const field = this.field(name);
    await expect(field).toBeEnabled();
    if (typeof value === 'boolean') return field.setChecked(value);
    const tag = await field.evaluate((element) => element.tagName);
    if (tag === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }

  async fill(answers: Answers): Promise<void> {
    for (const [name, value] of Object.entries(answers)) await this.answer(name, value);
  }

  /** Saves the step and waits for the heading of the next page. */
  async goOn(next: TextKey): Promise<void> {
    await this.button(
      next === 'documents.title' || next === 'finished.rejectedTitle' ? 'step.send' : 'step.next',
    ).click();
    await expect(this.heading(next)).toBeVisible();
  }

  /** From the calculator to an application with a code; stands at step two. */
  async begin(applicant: Applicant): Promise<string> {
    await this.open();
    await this.button('start.begin').click();
    await expect(this.heading('step.1')).toBeVisible();
    await this.fill(applicant.stepOne);
    await this.goOn('step.2');
    return this.code();
  }

  /** The application's code, as the wizard shows it. */
  async code(): Promise<string> {
    const panel = this.page.locator('details.wizard-code');
    await expect(panel).toBeVisible();
    const groups = /([0-9A-HJKMNP-TV-Z]{4})[\s-]*([0-9A-HJKMNP-TV-Z]{4})[\s-]*([0-9A-HJKMNP-TV-Z]{4})/.exec(
      (await panel.textContent()) ?? '',
    );
    if (groups === null) throw new Error('The panel shows no code.');
    return groups.slice(1).join('-');
  }

  async stepTwo({ stepTwo }: Applicant): Promise<void> {
    await this.fill(stepTwo);
    await this.goOn('step.3');
  }

  async stepThree({ stepThree }: Applicant): Promise<void> {
    for (const [group, answers] of Object.entries(stepThree)) {
      await this.openGroup(group);
      await this.fill(answers);
    }
    await this.goOn('step.4');
  }

  async stepFour({ stepFour }: Applicant): Promise<void> {
    await this.fill(stepFour);
    await this.goOn('step.5');
  }

  async stepFive({ stepFive }: Applicant): Promise<void> {
    await this.fill(stepFive);
    await this.goOn('documents.title');
  }

  /** The button that opens a group of step three; it also says what is left to do there. */
  group(title: TextKey): Locator {
    return this.page.getByRole('main').getByRole('button', { name: new RegExp(`^${this.text(title)}`) });
  }

  /** Chooses a file and asks to upload it; stands at the question whether that is meant. */
  async chooseFile(file: UploadedFile): Promise<void> {
    await this.page.locator('input[type=file]').setInputFiles(file);
    await this.button('documents.upload').click();
    await expect(this.page.getByRole('dialog', { name: this.text('documents.confirmUpload') })).toBeVisible();
  }

  async upload(file: UploadedFile): Promise<void> {
    await this.chooseFile(file);
    await this.button('documents.yes').click();
  }

  private async openGroup(group: string): Promise<void> {
    const titles: Readonly<Record<string, TextKey>> = {
      occupation: 'group.occupation',
      income: 'group.income',
      expenditure: 'group.expenditure',
    };
    const title = this.group(titles[group] ?? 'group.occupation');
    if ((await title.getAttribute('aria-expanded')) !== 'true') await title.click();
  }
}

/** As if the privacy policy had been accepted on an earlier visit. */
export async function acceptPrivacy(context: BrowserContext, origin: string): Promise<void> {
  await context.addCookies([{ name: 'PRIVACY_POLICY_ACCEPTED', value: '1', url: origin }]);
}
