import type { Page } from '@playwright/test';
import { openForms, screenTest } from '../harness/filled-screens.ts';
import { controlOf, controlsOf, type PageControl } from '../harness/page-controls.ts';
import { Random } from '@statewise/flow/testing';
import { expect } from '../harness/bank-test.ts';

// Whatever is typed or pasted into a field of any kind, each letter and digit of it stays there, for its reader to see what
// is wrong.

for (const [title, open] of Object.entries(openForms))
  screenTest(`cuts nothing in ${title}`, async ({ page, product }) => {
    await open(product);
    const random = new Random(title);
    for (const control of await controlsOf(page))
      if (control.kind === 'text' || control.kind === 'search')
        for (const text of textsFor(random)) {
          const typed = { control: control.name, text };
          expect
            .soft({ ...typed, stays: kept(await afterTyping(page, control, text)) })
            .toEqual({ ...typed, stays: kept(text) });
        }
  });

/** A number that is typed, and longer texts that are pasted. */
function textsFor(random: Random): readonly string[] {
  return [`1${random.digits(9)}`, `Zoë ${random.digits(12)} ${'de Smet-Borg '.repeat(12)}`, `1${random.digits(24)}`];
}

/** What a field shows once a text was typed, or where it is long pasted, into it while empty, and it was left. */
async function afterTyping(page: Page, control: PageControl, text: string): Promise<string> {
  const field = controlOf(page, control, '');
  await field.fill('');
  await field.focus();
  if (text.length < 12) await page.keyboard.type(text);
  else await page.keyboard.insertText(text);
  await field.blur();
  return field.inputValue();
}

/** Its letters and digits: what else is typed between them is written as the field writes it. */
const kept = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
