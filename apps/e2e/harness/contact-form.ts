import type { Locator, Page } from '@playwright/test';

/** What a visitor writes to the bank. */
export const contactTexts = {
  'First name': 'Rita',
  Surname: 'Borg',
  'E-mail': 'rita@example.mt',
  Telephone: '+356 2123 4567',
  Subject: 'Keys of a safe',
  Message: 'Good morning,\nmay my sister open it too?',
};

export const writeToUsForm = (page: Page): Locator => page.getByRole('region', { name: 'Write to us' });

/** Fills everything but the attachments in. */
export async function fillContactForm(page: Page): Promise<void> {
  const form = writeToUsForm(page);
  await form.getByLabel('Title').selectOption('mrs');
  for (const [label, text] of Object.entries(contactTexts))
    await form
      .getByLabel(label, { exact: true })
      .or(form.getByLabel(`${label} (optional)`))
      .fill(text);
  await form.getByLabel('Day').selectOption('Tuesday');
  await form.getByLabel('From').fill('10:30');
  await form.getByRole('checkbox').check();
}
