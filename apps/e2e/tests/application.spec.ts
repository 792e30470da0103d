import { aPdf } from '../harness/files.ts';
import { expect, test, widths } from '../harness/bank-test.ts';
import { Wizard } from '../harness/wizard.ts';

test(
  'an applicant goes from the calculator to an uploaded payslip, in Dutch on a phone',
  { tag: '@phone' },
  async ({ page, statewise, applicant }) => {
    const wizard = new Wizard(page, statewise.url, 'nl');
    await wizard.begin(applicant);
    await expect(page).toHaveURL(wizard.address('/step-two'));
    await wizard.stepTwo(applicant);
    await wizard.stepThree(applicant);
    await wizard.stepFour(applicant);
    await wizard.stepFive(applicant);
    await wizard.upload(aPdf('payslip.pdf'));
    await expect(wizard.heading('thanks.title')).toBeVisible();
    await expect(page).toHaveURL(wizard.address('/thankyou'));
  },
);

for (const width of widths)
  test(`a page never scrolls sideways ${width}`, async ({ page, wizard, loanApi, applicant }) => {
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await wizard.open();
    await expect(wizard.button('start.begin')).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
    await wizard.resume(await loanApi.at(2, applicant), 'step.2');
    expect(await overflow()).toBeLessThanOrEqual(0);
    await wizard.resume(await loanApi.at(3, applicant), 'step.3');
    expect(await overflow()).toBeLessThanOrEqual(0);
  });

test('an application that the rules refuse says why and offers a person to look at it', async ({
  page,
  wizard,
  loanApi,
  applicant,
}) => {
  const { stepThree } = applicant;
  const indebted = {
    ...applicant,
    stepThree: { ...stepThree, expenditure: { ...stepThree.expenditure, unpaid_credits: true } },
  };
  await wizard.resume(await loanApi.at(5, indebted), 'step.5');
  await wizard.fill(indebted.stepFive);
  await wizard.goOn('finished.rejectedTitle');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await wizard.button('finished.review').click();
  const [promise = ''] = wizard.text('finished.reviewedBy', { date: '@' }).split('@');
  await expect(page.getByText(promise)).toBeVisible();
});

test('what is missing is listed and linked to its field', async ({ page, wizard }) => {
  await wizard.open();
  await wizard.button('start.begin').click();
  await expect(wizard.heading('step.1')).toBeVisible();
  await wizard.button('step.next').click();
  const summary = page.getByRole('alert').filter({ has: page.getByRole('link') });
  await summary.getByRole('link', { name: 'Enter your first name' }).click();
  await expect(wizard.field('first_name')).toBeFocused();
  await expect(wizard.heading('step.1')).toBeVisible();
});
