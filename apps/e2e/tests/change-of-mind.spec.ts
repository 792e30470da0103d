import type { Page } from '@playwright/test';
import { filledScreens, screenTest } from '../harness/filled-screens.ts';
import { answerControl, controlsOf, screenStateOf, settledState, type PageControl } from '../harness/page-controls.ts';
import { expect } from '../harness/bank-test.ts';

// Each control is answered A, then B, then A again, as a person does. What the screen says, the price of a loan included,
// must be as at first. What is saved and set aside, a test of the forms compares for every field of every flow.

const softly = expect.configure({ soft: true });

for (const [title, open] of Object.entries(filledScreens))
  screenTest(`${title} says after A, B and A again what it said at first`, async ({ page, product }) => {
    await open(product);
    const before = await settledState(page);
    for (const control of await controlsOf(page))
      for (const other of await othersOf(page, control)) {
        await answerControl(page, control, other);
        await page.waitForTimeout(50);
        await answerControl(page, control, control.value);
        await softly.poll(() => screenStateOf(page), `${control.name}: ${other}`).toEqual(before);
      }
    // No answer that came late has changed it since.
    expect(await settledState(page)).toEqual(before);
  });

// What an answer takes away that is not saved yet, only the tab knows.
for (const [title, name, other] of [
  ['step one of a loan', 'civil_status', 'married'],
  ['step two of a loan', 'postcode', '1000 Brussels'],
  ['customer and loan of a store', 'loan_type_id', '5'],
] as const)
  screenTest(`${title} says it again also after a reload in between`, async ({ page, product }) => {
    await filledScreens[title]?.(product);
    const before = await settledState(page);
    const control = (await controlsOf(page)).find((one) => one.name === name);
    if (control === undefined) throw new Error(`no ${name}`);
    await answerControl(page, control, other);
    await expect.poll(() => screenStateOf(page)).not.toEqual(before);
    await settledState(page);
    await page.reload();
    await expect(page.locator(`main [name="${name}"]`).first()).toBeVisible();
    await answerControl(page, control, control.value);
    await expect.poll(() => screenStateOf(page)).toEqual(before);
  });

/** Other answers that a control can be given, and be given back from: of a list its ends. */
async function othersOf(page: Page, { name, kind, value, values }: PageControl): Promise<readonly string[]> {
  if (kind === 'tick') return [String(value !== 'true')];
  if (kind === 'text') return [value === '' ? '12' : ''];
  if (kind === 'search') return optionsBeside(page, name, value);
  const others = values.filter((one) => one !== value && (one !== '' || kind === 'list'));
  if (value === '' && (kind === 'group' || !values.includes(''))) return [];
  return others.length > 2 ? [...others.slice(0, 1), ...others.slice(-1)] : others;
}

/** Another option of a searched list, as it writes it. */
async function optionsBeside(page: Page, name: string, value: string): Promise<readonly string[]> {
  await page.locator(`main [name="${name}"]`).click();
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toBeVisible();
  const texts = await options.allInnerTexts();
  await page.keyboard.press('Escape');
  return texts.filter((text) => text !== value).slice(0, 1);
}
