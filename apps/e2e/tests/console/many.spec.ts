import { expectAccessible } from '../../harness/accessibility.ts';
import { anApplicant } from '../../harness/applicant.ts';
import { ConsolePage } from '../../harness/console-page.ts';
import { CountedPerson } from '../../harness/counted-person.ts';
import { LoanApi } from '../../harness/loan-api.ts';
import { expect, test } from '../../harness/test.ts';

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
    await person.click(page.getByRole('button', { name: 'Note …' }));
    await person.click(dialog.getByRole('textbox', { name: 'Note for colleagues' }));
    await page.keyboard.type('The page works again');
    await person.click(dialog.getByRole('button', { name: 'Look first what happens' }));
    await person.click(dialog.getByRole('button', { name: 'Do it for 3' }));
    await expect(dialog.getByText('3 of 3 done')).toBeVisible();
    await person.press('Escape');
  });
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Acts on many applications' }).click();
  await expect(page.getByRole('row', { name: /Administrator .*Ended 3 of 3/ })).toHaveCount(2);
  await expectAccessible(page);
});
