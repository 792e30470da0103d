import { expect, test } from '../harness/test.ts';
import { Wizard } from '../harness/wizard.ts';

test('an applicant continues on another device with the code', async ({
  browser,
  wizard,
  loanApi,
  statewise,
  applicant,
}) => {
  await wizard.resume(await loanApi.at(2, applicant), 'step.2');
  const code = await wizard.code();
  await wizard.stepTwo(applicant);
  const device = await browser.newContext();
  const other = new Wizard(await device.newPage(), statewise.url);
  await other.open('/resume');
  await other.page.getByLabel(other.text('resume.code')).fill(code.toLowerCase().replaceAll('-', ' '));
  await other.button('resume.submit').click();
  await expect(other.heading('step.3')).toBeVisible();
  await other.button('step.back').click();
  await expect(other.field('street')).toHaveValue(String(applicant.stepTwo['street']));
  await device.close();
});

test('what was typed and not saved comes back on another device', async ({
  browser,
  wizard,
  loanApi,
  statewise,
  applicant,
}) => {
  const code = await loanApi.at(2, applicant);
  await wizard.resume(code, 'step.2');
  const isKept = wizard.page.waitForResponse((response) => response.url().includes('/drafts/') && response.ok());
  await wizard.answer('street', 'Unfinished street');
  await isKept;
  const device = await browser.newContext();
  const other = new Wizard(await device.newPage(), statewise.url);
  await other.resume(code, 'step.2');
  await expect(other.field('street')).toHaveValue('Unfinished street');
  await device.close();
});

test('an unknown code opens nothing', async ({ wizard }) => {
  await wizard.open('/resume');
  await wizard.page.getByLabel(wizard.text('resume.code')).fill('0000-0000-0000');
  await wizard.button('resume.submit').click();
  await expect(wizard.page.getByText(wizard.text('resume.unknown'))).toBeVisible();
});

test('a step without an application leads to the start', async ({ wizard }) => {
  await wizard.open('/step-three');
  await expect(wizard.heading('start.title')).toBeVisible();
});
