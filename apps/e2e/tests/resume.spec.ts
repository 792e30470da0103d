import { expectAccessible } from '../harness/accessibility.ts';
import { LoanApi } from '../harness/loan-api.ts';
import { Mailbox } from '../harness/mailbox.ts';
import { BankStatewise } from '../harness/bank-statewise.ts';
import { expect, test } from '../harness/bank-test.ts';
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

test('another device asks for the number that was mailed, once @phone', async ({ page, applicant }) => {
  const mailbox = new Mailbox();
  const strict = await BankStatewise.start({ RESUME_CHECK: 'mail', SMTP_URL: await mailbox.start() });
  const api = new LoanApi(strict.url);
  const code = await api.at(2, applicant);
  const wizard = new Wizard(page, strict.url);
  await wizard.open(`/resume/${code}`);
  await expect(wizard.heading('device.title')).toBeVisible();
  await expectAccessible(page);
  await wizard.button('device.send').click();
  await expect(page.getByText(wizard.text('device.sent'))).toBeVisible();
  const number = await mailbox.numberFor(String(applicant.stepOne['email']));
  const field = page.getByRole('textbox', { name: wizard.text('device.number') });
  await field.fill(number === '000000' ? '111111' : '000000');
  await wizard.button('device.submit').click();
  await expect(page.getByText(wizard.text('device.wrong'))).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill(number);
  await wizard.button('device.submit').click();
  await expect(wizard.heading('step.2')).toBeVisible();
  await page.reload();
  await expect(wizard.heading('step.2')).toBeVisible();
  await strict.stop();
  await mailbox.stop();
});

test('what a mailed link carries is told again after a reload where nobody answered', async ({
  page,
  wizard,
  loanApi,
  applicant,
}) => {
  const told: unknown[] = [];
  await page.route('**/api/v1/applications/*/address', (route) => {
    told.push(route.request().postDataJSON());
    return told.length === 1 ? route.abort() : route.fulfill({ json: { success: true } });
  });
  await wizard.resume(`${await loanApi.at(2, applicant)}#q83vEjRWeJCrze8SNFZ4kA`, 'step.2');
  await expect.poll(() => told).toHaveLength(1);
  for (let reloads = 0; reloads < 2; reloads += 1) {
    await page.reload();
    await expect(wizard.heading('step.2')).toBeVisible();
    await expect.poll(() => told).toEqual([{ proof: 'q83vEjRWeJCrze8SNFZ4kA' }, { proof: 'q83vEjRWeJCrze8SNFZ4kA' }]);
  }
});

test('an unknown code opens nothing', async ({ wizard }) => {
  await wizard.open('/resume');
  await wizard.page.getByLabel(wizard.text('resume.code')).fill('0000-0000-0000');
  await wizard.button('resume.submit').click();
  await expect(wizard.page.getByText(wizard.text('resume.unknown'))).toBeVisible();
});

test('a link with an unknown code leads to the start, and on to where a code is typed', async ({ wizard }) => {
  await wizard.open('/resume/0000-0000-0000');
  await expect(wizard.heading('start.title')).toBeVisible();
  const notice = wizard.page.getByText(wizard.text('resume.unknown'));
  await notice.getByRole('link', { name: wizard.text('app.resume') }).click();
  await expect(wizard.heading('resume.title')).toBeVisible();
});

test('a step without an application leads to the start', async ({ wizard }) => {
  await wizard.open('/step-three');
  await expect(wizard.heading('start.title')).toBeVisible();
});
