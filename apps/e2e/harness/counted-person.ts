import { expect, type Locator, type Page } from '@playwright/test';

/** A person whose actions are counted: a key, a click, or a text with the key that ends it. */
export class CountedPerson {
  readonly page: Page;
  private actions = 0;
  /** How many actions everything took, in order. */
  readonly taken: string[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  async press(key: string): Promise<void> {
    this.actions += 1;
    await this.page.keyboard.press(key);
  }

  async click(target: Locator): Promise<void> {
    this.actions += 1;
    await target.click();
  }

  async choose(list: Locator, label: string): Promise<void> {
    this.actions += 1;
    await list.selectOption({ label });
  }

  /** Fills in a form that has the focus, and sends it. */
  async send(field: Locator, text: string): Promise<void> {
    await expect(field).toBeFocused();
    await this.page.keyboard.type(text);
    await expect(field).not.toHaveValue('');
    await this.press('Control+Enter');
  }

  /** Chooses in the finder what is found first for a text. */
  async find(text: string, hit: string | RegExp): Promise<void> {
    await this.press('Control+k');
    const finder = this.page.getByRole('dialog');
    await expect(finder.getByRole('combobox')).toBeFocused();
    await this.page.keyboard.type(text);
    await expect(finder.getByRole('option', { selected: true })).toHaveText(hit);
    await this.press('Enter');
    await expect(finder).toHaveCount(0);
  }

  /** Goes by a key to the next row of a list, once it is drawn. */
  async nextRow(): Promise<void> {
    await expect(this.page.getByRole('row').nth(1)).toBeVisible();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
    await this.press('j');
    await expect(this.page.locator('tr[data-current="true"]')).toBeVisible();
  }

  /** Does something in at most `most` actions. */
  async does(what: string, most: number, act: () => Promise<unknown>): Promise<void> {
    this.actions = 0;
    await act();
    expect(this.actions, what).toBeLessThanOrEqual(most);
    this.taken.push(`${what}: ${this.actions}`);
  }
}
