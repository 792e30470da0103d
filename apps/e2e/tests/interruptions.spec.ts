import { aPdf } from '../harness/files.ts';
import { expect, test } from '../harness/bank-test.ts';
import { Wizard } from '../harness/wizard.ts';

test('a server that is killed and restarted in the middle costs nothing that was typed', async ({
  wizard,
  loanApi,
  statewise,
  applicant,
}) => {
  await wizard.resume(await loanApi.at(2, applicant), 'step.2');
  await wizard.fill(applicant.stepTwo);
  await statewise.kill();
  await wizard.button('step.next').click();
  const isTryingAgain = wizard.page.getByText(wizard.text('session.retrying'));
  await expect(isTryingAgain).toBeVisible();
  await wizard.answer('main_occupation', 'retired');
  await statewise.resume();
  await expect(isTryingAgain).toBeHidden();
  await expect(wizard.field('main_occupation')).toHaveValue('retired');
  await wizard.button('step.back').click();
  for (const name of ['street', 'city', 'resident_since'])
    await expect(wizard.field(name)).toHaveValue(String(applicant.stepTwo[name]));
});

test('a reload while the server is away keeps what was typed', async ({ wizard, loanApi, statewise, applicant }) => {
  await wizard.resume(await loanApi.at(2, applicant), 'step.2');
  await wizard.answer('street', 'Half a street');
  await statewise.kill();
  await wizard.answer('city', 'Half a town');
  await statewise.resume();
  await wizard.page.reload();
  await expect(wizard.field('street')).toHaveValue('Half a street');
  await expect(wizard.field('city')).toHaveValue('Half a town');
});

test('without a network typing goes on, and the step is sent when it is back', async ({
  context,
  wizard,
  loanApi,
  applicant,
}) => {
  await wizard.resume(await loanApi.at(2, applicant), 'step.2');
  await context.setOffline(true);
  await wizard.fill(applicant.stepTwo);
  await wizard.button('step.next').click();
  await expect(wizard.page.getByText(wizard.text('session.offline'))).toBeVisible();
  await context.setOffline(false);
  await expect(wizard.page.getByText(wizard.text('session.offline'))).toBeHidden();
  await wizard.page.reload();
  await expect(wizard.heading('step.3')).toBeVisible();
});

test('a document that no network took is sent once there is one', async ({ context, wizard, loanApi, applicant }) => {
  await wizard.resume(await loanApi.at(6, applicant), 'documents.title');
  await context.setOffline(true);
  await wizard.upload(aPdf('payslip.pdf'));
  await expect(wizard.page.getByText(wizard.text('documents.failed'))).toBeVisible();
  await context.setOffline(false);
  await expect(wizard.heading('thanks.title')).toBeVisible();
});

/** Chooses a payslip for the application of a code, and goes on in Dutch. */
async function chooseAndReadDutch(wizard: Wizard, url: string, code: string): Promise<Wizard> {
  const { page } = wizard;
  const dutch = new Wizard(page, url, 'nl');
  await wizard.resume(code, 'documents.title');
  await page.locator('input[type=file]').first().setInputFiles(aPdf('payslip.pdf'));
  await page.getByRole('link', { name: 'NL Nederlands' }).click();
  await expect(dutch.heading('documents.title')).toBeVisible();
  return dutch;
}

test('a document that is chosen stays while the language changes, there and back, and is sent', async ({
  page,
  wizard,
  statewise,
  loanApi,
  applicant,
}) => {
  const dutch = await chooseAndReadDutch(wizard, statewise.url, await loanApi.at(6, applicant));
  await expect(page).toHaveURL(dutch.address('/documents'));
  await expect(page.getByText('payslip.pdf', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(wizard.heading('documents.title')).toBeVisible();
  await expect(page.getByText('payslip.pdf', { exact: true })).toBeVisible();
  await page.goForward();
  await dutch.button('documents.upload').click();
  await dutch.button('documents.yes').click();
  await expect(dutch.heading('thanks.title')).toBeVisible();
});

test('the way back over a change of language with chosen files stands after a reload', async ({
  page,
  wizard,
  statewise,
  loanApi,
  applicant,
}) => {
  const dutch = await chooseAndReadDutch(wizard, statewise.url, await loanApi.at(6, applicant));
  await page.reload();
  await expect(dutch.heading('documents.title')).toBeVisible();
  await page.goBack();
  await expect(wizard.heading('documents.title')).toBeVisible();
  await page.goForward();
  await expect(dutch.heading('documents.title')).toBeVisible();
});

test('a document that nobody answers is told of as lost', async ({ page, wizard, loanApi, applicant }) => {
  await page.clock.install();
  await wizard.resume(await loanApi.at(6, applicant), 'documents.title');
  await page.route('**/uploadDocuments*', () => undefined);
  await wizard.upload(aPdf('payslip.pdf'));
  await expect(wizard.button('documents.cancel')).toBeVisible();
  await page.clock.fastForward(178_000);
  await expect(wizard.button('documents.cancel')).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(page.getByText(wizard.text('documents.failed'))).toBeVisible();
});

test('a document whose answer is lost is there once, and the way goes on', async ({
  page,
  wizard,
  loanApi,
  applicant,
}) => {
  const code = await loanApi.at(6, applicant);
  await wizard.resume(code, 'documents.title');
  await page.route(
    '**/uploadDocuments*',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await wizard.upload(aPdf('payslip.pdf'));
  await expect(page.getByText(wizard.text('documents.tryingAgain'))).toBeVisible();
  await expect(wizard.heading('thanks.title')).toBeVisible();
  expect(await loanApi.documents(code)).toEqual(['payslip.pdf']);
});

test('a server that is killed under a document and comes back without a word has it once', async ({
  page,
  wizard,
  loanApi,
  statewise,
  applicant,
}) => {
  const code = await loanApi.at(6, applicant);
  await wizard.resume(code, 'documents.title');
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 500_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  const small = aPdf('payslip.pdf');
  const filling = Buffer.from(`\n% ${'x'.repeat(5_000_000)}\n`);
  const isUnderWay = page.waitForRequest('**/uploadDocuments*');
  await wizard.upload({ ...small, buffer: Buffer.concat([small.buffer, filling, small.buffer]) });
  await isUnderWay;
  await statewise.kill();
  await expect(page.getByText(wizard.text('documents.tryingAgain'))).toBeVisible();
  await statewise.resume();
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await expect(wizard.heading('thanks.title')).toBeVisible({ timeout: 120_000 });
  expect(await loanApi.documents(code)).toEqual(['payslip.pdf']);
});

test('a reload at the moment of sending shows what was sent, and leads nowhere back', async ({
  page,
  wizard,
  loanApi,
  applicant,
}) => {
  await wizard.resume(await loanApi.at(5, applicant), 'step.5');
  await wizard.fill(applicant.stepFive);
  await wizard.button('step.send').evaluate((button: HTMLElement) => {
    button.click();
    location.reload();
  });
  await expect(wizard.heading('documents.title')).toBeVisible();
  await expect(page).toHaveURL(wizard.address('/documents'));
});

test('back and forward walk the steps and keep what was typed', async ({ page, wizard, applicant }) => {
  await wizard.begin(applicant);
  await wizard.stepTwo(applicant);
  await wizard.fill(applicant.stepThree.occupation);
  await page.goBack();
  await expect(wizard.heading('step.2')).toBeVisible();
  await expect(wizard.field('street')).toHaveValue(String(applicant.stepTwo['street']));
  await page.goBack();
  await expect(wizard.heading('step.1')).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(wizard.heading('step.3')).toBeVisible();
  await expect(wizard.field('employer')).toHaveValue(String(applicant.stepThree.occupation['employer']));
});

test('a reload stays at the step with the same typed answers', async ({ page, wizard, loanApi, applicant }) => {
  await wizard.resume(await loanApi.at(2, applicant), 'step.2');
  await wizard.answer('street', 'Typed, not saved');
  await page.reload();
  await expect(wizard.heading('step.2')).toBeVisible();
  await expect(wizard.field('street')).toHaveValue('Typed, not saved');
});

test('a QR code whose script does not arrive is an address to read, and the application goes on', async ({
  page,
  wizard,
  loanApi,
  statewise,
  applicant,
}) => {
  const code = await loanApi.at(2, applicant);
  await page.route('**/assets/qr-code-*.js', (route) => route.abort());
  const isFetchedAhead = page.waitForEvent('requestfailed', (request) => request.url().includes('/qr-code-'));
  await wizard.resume(code, 'step.2');
  await isFetchedAhead;
  await page.getByText(wizard.text('code.showQr'), { exact: true }).click();
  await expect(page.getByText(`${statewise.url}/be-en/loan-application/resume/${code}`)).toBeVisible();
  await wizard.stepTwo(applicant);
  await expect(page.locator('.sw-toast')).toHaveCount(0);
});

test('a calendar whose script does not arrive leaves the date to be typed', async ({ page, wizard }) => {
  await page.route('**/assets/calendar-*.js', (route) => route.abort());
  await wizard.open('/');
  await page.locator('[name=born]').fill('14/03/198');
  await page.getByRole('button', { name: /^Open the calendar/ }).click();
  await expect(page.getByRole('dialog').getByText('Please type the date instead.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('[name=born]').press('End');
  await page.locator('[name=born]').pressSequentially('5');
  await expect(page.locator('[name=born]')).toHaveValue('14/03/1985');
});
