import { expectAccessibleAtEveryWidth } from '../harness/accessibility.ts';
import { aPdf } from '../harness/files.ts';
import { expect, test } from '../harness/bank-test.ts';

test(
  'every state on the way to a granted loan is accessible in both colour schemes',
  { tag: '@phone' },
  async ({ page, wizard, applicant }) => {
    test.slow();
    await page.goto(wizard.address('/'));
    await expect(wizard.button('privacy.accept')).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
    await wizard.button('privacy.accept').click();
    await expect(wizard.button('start.begin')).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
    await wizard.button('start.begin').click();
    await expect(wizard.heading('step.1')).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
    await wizard.button('step.next').click();
    await expect(page.getByRole('link', { name: 'Enter your first name' })).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
    await wizard.fill(applicant.stepOne);
    await wizard.goOn('step.2');
    await expectAccessibleAtEveryWidth(page);
    await wizard.stepTwo(applicant);
    await expectAccessibleAtEveryWidth(page);
    await wizard.stepThree(applicant);
    await expectAccessibleAtEveryWidth(page);
    await wizard.stepFour(applicant);
    await expectAccessibleAtEveryWidth(page);
    await wizard.stepFive(applicant);
    await expectAccessibleAtEveryWidth(page);
    await wizard.chooseFile(aPdf('payslip.pdf'));
    await expectAccessibleAtEveryWidth(page);
    await wizard.button('documents.yes').click();
    await expect(wizard.heading('thanks.title')).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
  },
);

test('the way back into an application is accessible', { tag: '@phone' }, async ({ page, wizard }) => {
  await wizard.open('/resume');
  await expect(wizard.heading('resume.title')).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  await wizard.button('resume.submit').click();
  await expectAccessibleAtEveryWidth(page);
});

test('a refusal is accessible', { tag: '@phone' }, async ({ page, wizard, loanApi, applicant }) => {
  const { stepThree } = applicant;
  const indebted = {
    ...applicant,
    stepThree: { ...stepThree, expenditure: { ...stepThree.expenditure, unpaid_credits: true } },
  };
  await wizard.resume(await loanApi.at(6, indebted), 'finished.rejectedTitle');
  await expectAccessibleAtEveryWidth(page);
});
