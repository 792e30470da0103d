import { expect, type Locator, type Page } from '@playwright/test';
import type { SampleAnswers } from './applicant.ts';

/** What is filled in with it. */
interface Form {
  readonly page: Page;
  field(name: string): Locator;
}

/** Uses a form with the keyboard alone. */
export class Keyboard {
  private readonly page: Page;
  private readonly form: Form;

  constructor(form: Form) {
    this.page = form.page;
    this.form = form;
  }

  /** Presses Tab until the control has the focus, which must then be visible. */
  async reach(control: Locator): Promise<void> {
    await expect(control).toBeVisible();
    for (let presses = 0; presses < 80; presses += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`The Tab key does not reach ${String(control)}.`);
  }

  async press(control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.reach(control);
    await this.page.keyboard.press(key);
  }

  /** Answers fields in the order in which Tab reaches them. */
  async fill(answers: SampleAnswers): Promise<void> {
    for (const [name, value] of Object.entries(answers)) await this.answer(this.form.field(name), value);
  }

  /** Answers a field that Tab reaches from where the focus is. */
  async answer(field: Locator, value: string | boolean): Promise<void> {
    await this.reach(field);
    if (value === true) await this.page.keyboard.press('Space');
    else await this.type(field, String(value));
  }

  private async type(field: Locator, value: string): Promise<void> {
    const isChoice = await field.evaluate((element) => element.tagName === 'SELECT');
    await this.page.keyboard.type(isChoice ? await field.locator(`option[value="${value}"]`).innerText() : value);
    if (isChoice) await expect(field).toHaveValue(value);
  }
}
