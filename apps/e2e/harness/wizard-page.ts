import { expect, type Locator, type Page } from '@playwright/test';
import { fill } from '@statewise/i18n';
import { acceptPrivacy } from './accept-privacy.ts';
import type { SampleAnswers } from './applicant.ts';
import type { Language, Texts } from './texts.ts';

/** A wizard as people use it: by the roles and names that they see and hear. */
export class WizardPage<Key extends string> {
  readonly page: Page;
  readonly language: Language;
  readonly origin: string;
  private readonly base: string;
  private readonly texts: Texts<Key>;

  /** `base` is where the wizard stands after the locale. */
  constructor(page: Page, origin: string, base: string, texts: Texts<Key>, language: Language = 'en') {
    this.page = page;
    this.origin = origin;
    this.base = base;
    this.texts = texts;
    this.language = language;
  }

  /** A text with its placeholders filled in. */
  text(key: Key, values: Readonly<Record<string, string>> = {}): string {
    return fill(this.texts.of(this.language, key), values);
  }

  address(path: string): string {
    return `${this.origin}/be-${this.language}${this.base}${path}`;
  }

  /** Opens a page of the wizard in a browser that has accepted the privacy policy. */
  async open(path = '/'): Promise<void> {
    await acceptPrivacy(this.page.context(), this.origin);
    await this.page.goto(this.address(path));
  }

  /** Opens an application by its code, as a link that was sent does, and waits for a page of it. */
  async resume(code: string, heading: Key): Promise<void> {
    await this.open(`/resume/${code}`);
    await expect(this.heading(heading)).toBeVisible();
  }

  heading(key: Key): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.text(key) });
  }

  button(key: Key): Locator {
    return this.page.getByRole('button', { name: this.text(key), exact: true });
  }

  /** The control with this field's label, which may say that it is optional. */
  field(name: string): Locator {
    return this.labelled(this.texts.label(this.language, name));
  }

  /** The control with a label, which may say that it is optional. */
  labelled(label: string, within: Pick<Page, 'getByLabel'> = this.page): Locator {
    const escaped = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    // The list that a box searches, and the button that opens it, are named by the same label.
    return within
      .getByLabel(new RegExp(`^${escaped}( \\([^)]*\\))?$`))
      .and(this.page.locator(':not(button, [role=listbox])'))
      .filter({ visible: true });
  }

  /** Types, chooses or ticks, whichever the field wants. */
  async answer(name: string, value: string | boolean): Promise<void> {
    await fillIn(this.field(name), value);
  }

  async fill(answers: SampleAnswers): Promise<void> {
    for (const [name, value] of Object.entries(answers)) await this.answer(name, value);
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
}

/** Types, chooses or ticks, whichever a control wants; a searched list takes what was typed when it is left. */
export async function fillIn(field: Locator, value: string | boolean): Promise<void> {
  await expect(field).toBeEditable();
  if (typeof value === 'boolean') return field.setChecked(value);
  const { tag, role } = await field.evaluate((element) => ({ tag: element.tagName, role: element.role }));
  if (tag === 'SELECT') return void (await field.selectOption(value));
  await field.fill(value);
  if (role === 'combobox') await field.blur();
}
