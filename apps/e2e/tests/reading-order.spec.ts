import { anApplicant } from '../harness/applicant.ts';
import { aPdf } from '../harness/files.ts';
import { expect, test } from '../harness/bank-test.ts';
import type { Page } from '@playwright/test';

// What a screen reader reads of each screen, in its order, once a language: kept as text, so that a change of it is seen.

/** What differs from run to run: codes, times, dates, and what was counted up for the run. */
const changing: readonly (readonly [RegExp, string])[] = [
  [/\b[0-9A-HJKMNP-TV-Z]{4}(?:([\s-])[0-9A-HJKMNP-TV-Z]{4}){2}\b/g, 'CODE'],
  [/\b\d{1,2}:\d{2}\b/g, 'TIME'],
  [/\bBE ?0?\d{3}\.?\d{3}\.?\d{3,4}\b/g, 'VAT'],
  [
    /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b/g,
    'DATE',
  ],
  [/applicant\.\d+@/g, 'applicant@'],
  [/https?:\/\/[^\s/]+/g, 'ORIGIN'],
  [/\b[0-9A-HJKMNP-TV-Z]{12}\b/g, 'CODE'],
  [/… [0-9A-HJKMNP-TV-Z]{4}\b/g, '… CODE'],
  [/\?id=\d+/g, '?id=ID'],
  [/\b100\d{6}\b/g, 'NUMBER'],
];

async function reading(page: Page): Promise<string> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  // What was saved, and the choices, may still be on their way.
  await expect(main.getByRole('button').last()).toBeEnabled();
  await page.waitForLoadState('networkidle');
  let tree = '';
  // The rest of a step is drawn after its heading, and lists of calling codes are filled when the browser is idle.
  await expect(async () => {
    for (const codes of await main.locator('.sw-phone__code select').all())
      expect(await codes.locator('option').count()).toBeGreaterThan(1);
    const before = tree;
    tree = await main.ariaSnapshot();
    expect(tree).toBe(before);
  }).toPass({ intervals: [300] });
  const fixed = changing.reduce((text, [pattern, name]) => text.replaceAll(pattern, name), tree);
  // Of a long list its first choices are enough.
  return `${fixed.replaceAll(/((?:^( *)- option .*\n){3})(?:^\2- option .*\n)+/gm, '$1$2- …\n')}\n`;
}

test('the loan application is read in this order', async ({ page, wizard, loanApi }) => {
  const applicant = anApplicant('reading order');
  await wizard.open();
  await expect(page.locator('.loan-plan dl')).toBeVisible();
  expect(await reading(page)).toMatchSnapshot('loan-0.txt');
  await wizard.button('start.begin').first().click();
  await expect(wizard.heading('step.1')).toBeVisible();
  expect(await reading(page)).toMatchSnapshot('loan-1.txt');
  for (const step of [2, 3, 4, 5] as const) {
    await wizard.resume(await loanApi.at(step, applicant), `step.${step}`);
    expect(await reading(page)).toMatchSnapshot(`loan-${step}.txt`);
  }
});

test('what follows on a loan application is read in this order', async ({ page, wizard, loanApi }) => {
  const applicant = anApplicant('reading order');
  const { stepThree } = applicant;
  const poor = { ...applicant, stepThree: { ...stepThree, income: { net_monthly_income: '900' } } };
  const code = await loanApi.at(6, applicant);
  await wizard.resume(code, 'documents.title');
  expect(await reading(page)).toMatchSnapshot('loan-documents.txt');
  await wizard.upload(aPdf('payslip.pdf'));
  await expect(wizard.heading('thanks.title')).toBeVisible();
  expect(await reading(page)).toMatchSnapshot('loan-thanks.txt');
  await wizard.resume(await loanApi.at(6, poor), 'finished.rejectedTitle');
  expect(await reading(page)).toMatchSnapshot('loan-rejected.txt');
  await loanApi.grant(code);
  await wizard.resume(code, 'finished.acceptedTitle');
  expect(await reading(page)).toMatchSnapshot('loan-accepted.txt');
});

test('the business account is read in this order', async ({ page, business, businessApi }) => {
  await business.open();
  await expect(business.button('start.begin')).toBeVisible();
  expect(await reading(page)).toMatchSnapshot('business-0.txt');
  await business.button('start.begin').click();
  await expect(business.heading('step.1')).toBeVisible();
  expect(await reading(page)).toMatchSnapshot('business-1.txt');
  let code = '';
  for (const step of [2, 3, 4, 5, 6, 7] as const) {
    code = await businessApi.at(step);
    await business.resume(code, `step.${step}`);
    expect(await reading(page)).toMatchSnapshot(`business-${step}.txt`);
  }
  await businessApi.finish(code);
  await business.resume(code, 'title.completed');
  expect(await reading(page)).toMatchSnapshot('business-done.txt');
});

test('the store is read in this order', async ({ page, shop }) => {
  await shop.open();
  await expect(shop.heading('step.1')).toBeVisible();
  expect(await reading(page)).toMatchSnapshot('store-1.txt');
  await shop.enter();
  expect(await reading(page)).toMatchSnapshot('store-2.txt');
  await shop.prepare();
  expect(await reading(page)).toMatchSnapshot('store-finish.txt');
});
