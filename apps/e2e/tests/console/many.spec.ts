import { expectAccessible } from '../../harness/accessibility.ts';
import { anApplicant } from '../../harness/applicant.ts';
import { ConsolePage } from '../../harness/console-page.ts';
import { CountedPerson } from '../../harness/counted-person.ts';
import { LoanApi } from '../../harness/loan-api.ts';
import { BankStatewise } from '../../harness/bank-statewise.ts';
import { expect, test } from '../../harness/bank-test.ts';

test('an admin opens a step for several applicants at once, and notes something beside them, by keys', async ({
  page,
  statewise: { url },
}) => {
  const loans = new LoanApi(url);
  const name = `Many${Date.now()}`;
  const applicant = anApplicant('many');
  const stepOne = { ...applicant.stepOne, last_name: name };
  for (const step of [4, 4, 3] as const) await loans.at(step, { ...applicant, stepOne });
  const backOffice = new ConsolePage(page, url);
  const person = new CountedPerson(page);
  await backOffice.signIn();
  await backOffice.open(`/applications?state=stepThree&state=stepFour#q=${name}`);
  await expect(page.getByText('3 found')).toBeVisible();
  const dialog = page.getByRole('dialog');

  await person.does('choosing all that match', 3, async () => {
    await person.nextRow();
    await person.press('x');
    await expect(page.getByText('1 selected')).toBeVisible();
    await person.click(page.getByRole('button', { name: 'Select all 3' }));
    await expect(page.getByText('3 selected')).toBeVisible();
  });
  await expectAccessible(page);
  await person.does('looking at a jump of three', 5, async () => {
    await person.click(page.getByRole('button', { name: 'Open a step' }));
    const state = dialog.getByRole('combobox', { name: 'Open for the applicants' });
    await person.click(state);
    await state.selectOption({ label: 'Step 2: address and contact' });
    await person.click(dialog.getByRole('textbox', { name: 'Reason, for colleagues' }));
    await page.keyboard.type('A page was broken');
    await person.press('Tab');
    await person.press('Enter');
    await expect(dialog.getByText('3 of 3 would be reached')).toBeVisible();
  });
  await expectAccessible(page);
  await person.does('doing it', 2, async () => {
    await person.click(dialog.getByRole('button', { name: 'Do it for 3' }));
    await expect(dialog.getByText('3 of 3 done')).toBeVisible();
    await expectAccessible(page);
    await person.click(dialog.getByRole('button', { name: 'Close' }).last());
  });
  await backOffice.open(`/applications?state=stepTwo#q=${name}`);
  await expect(page.getByText('3 found')).toBeVisible();

  await person.does('noting something beside all on the page', 6, async () => {
    await person.click(page.getByRole('checkbox', { name: 'Select', exact: true }));
    await person.click(page.getByRole('button', { name: 'Note', exact: true }));
    await person.click(dialog.getByRole('textbox', { name: 'Note for colleagues' }));
    await page.keyboard.type('The page works again');
    await person.click(dialog.getByRole('button', { name: 'Look first what happens' }));
    await person.click(dialog.getByRole('button', { name: 'Do it for 3' }));
    await expect(dialog.getByText('3 of 3 done')).toBeVisible();
    await person.press('Escape');
  });
  await expect(dialog).toHaveCount(0);
  // What opened it went with the choice: keys go on at the page.
  await expect(page.locator('main')).toBeFocused();
  await page.getByRole('link', { name: 'Acts on many applications' }).click();
  await expect(page.getByRole('row', { name: /Administrator .*Ended 3 of 3/ })).toHaveCount(2);
  await expectAccessible(page);
});

test('what is more than one person may do alone waits for another, happens once, and who asked hears of it', async ({
  page,
  browser,
}) => {
  const statewise = await BankStatewise.start({ SINGLE_ADMIN: 'off', BULK_ALONE: '2' });
  try {
    const loans = new LoanApi(statewise.url);
    for (let n = 0; n < 3; n += 1) await loans.at(4, anApplicant('too many'));
    const first = new ConsolePage(page, statewise.url);
    const maria = await first.colleague('admin', 'Maria Borg');
    const sam = await first.colleague('staff', 'Sam Sarto');
    await statewise.ageAccounts();
    await first.signIn(sam);
    await first.open('/applications?flow=loan-application');
    await page.getByRole('checkbox', { name: 'Select', exact: true }).click();
    await page.getByRole('button', { name: 'Note', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Note for colleagues' }).fill('A page was broken');
    await dialog.getByRole('button', { name: 'Look first what happens' }).click();
    await expect(dialog.getByText('This is so many that another person has to confirm it.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Propose it for 3' }).click();
    await expect(page.getByText('Proposed: a second person has to confirm it.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('main')).toBeFocused();
    await page.getByRole('link', { name: 'Acts on many applications' }).click();
    await expect(page.getByRole('row', { name: /Sam Sarto .*Waits for a second person 0 of 3/ })).toHaveCount(1);

    const context = await browser.newContext();
    const second = new ConsolePage(await context.newPage(), statewise.url);
    await second.signIn(maria);
    await second.open('/');
    await second.page
      .getByRole('main')
      .getByRole('row', { name: /Proposals to confirm/ })
      .getByRole('link')
      .click();
    await expect(second.page.getByText('A page was broken').first()).toBeVisible();
    await expectAccessible(second.page);
    await second.page.getByRole('link', { name: 'See which applications' }).click();
    await expect(second.page.getByRole('main').getByRole('link', { name: /^Loan / })).toHaveCount(3);
    await expectAccessible(second.page);
    await second.page.goBack();
    await second.page.getByRole('button', { name: 'Confirm' }).click();
    await expect(second.page.getByText('Confirmed and done', { exact: true })).toBeVisible();
    await context.close();

    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('row', { name: /Sam Sarto .*Ended 3 of 3/ })).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await first.open('/');
    const outcome = page.getByRole('main').getByRole('row', { name: /What became of my proposals/ });
    await outcome.getByRole('link').click();
    await expect(page.getByText('Confirmed and done', { exact: true })).toBeVisible();
  } finally {
    await statewise.stop();
  }
});
