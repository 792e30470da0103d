import { expect, type Locator, type Page } from '@playwright/test';

/** A calculator's section of a page, as a visitor uses it: by the roles and names that people see and hear. */
export class SiteCalculator {
  readonly section: Locator;
  private readonly calculateName: string;

  constructor(page: Page, anchor: string, calculateName = 'Calculate') {
    this.section = page.locator(`#${anchor}`);
    this.calculateName = calculateName;
  }

  field(label: string): Locator {
    return this.section.getByRole('textbox', { name: label }).or(this.section.getByRole('combobox', { name: label }));
  }

  get button(): Locator {
    return this.section.getByRole('button', { name: this.calculateName, exact: true });
  }

  result(title = 'Your result'): Locator {
    return this.section.getByRole('region', { name: title });
  }

  /** Types or chooses by label, and asks. */
  async ask(typed: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(typed)) {
      const field = this.field(label);
      if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(text);
      else await field.fill(text);
    }
    await this.button.click();
  }

  /** Expects the result's figure that matters most, and all figures beside it with what they are called. */
  async expectResult(headline: string, beside: Readonly<Record<string, string>>, title?: string): Promise<void> {
    const result = this.result(title);
    await expect(result.locator('strong')).toHaveText(headline);
    await expect(result.getByRole('term')).toHaveText(Object.keys(beside));
    await expect(result.getByRole('definition')).toHaveText(Object.values(beside));
  }
}

/** Cells of a table's rows, its head and foot included. */
export async function rowsOf(table: Locator): Promise<string[][]> {
  const rows = await table.getByRole('row').all();
  return Promise.all(rows.map(async (row) => (await row.locator('th, td').allInnerTexts()).map((text) => text.trim())));
}
