import type { Page } from '@playwright/test';
import { expectAccessible } from '../../harness/accessibility.ts';
import { anApplicant } from '../../harness/applicant.ts';
import { ConsolePage } from '../../harness/console-page.ts';
import { LoanApi } from '../../harness/loan-api.ts';
import { expect, test } from '../../harness/bank-test.ts';

/** A loan of an amount that nobody grants alone. */
const large = anApplicant('four eyes', {
  stepThree: {
    ...anApplicant('four eyes').stepThree,
    income: { net_monthly_income: '9000' },
  },
  stepFour: {
    third_party_installer: 'Sun and Roof',
    amount: '30000',
    consumer_loan_application_loan_type_id: '5',
    loan_term: '120',
  },
});

/** What a signed-in browser reads of an application, or does with it. */
async function call(page: Page, path: string, data?: object): Promise<{ id: string; state: string }> {
  const answer = data === undefined ? await page.request.get(path) : await page.request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).application;
}

test('two admins grant, undo, answer and erase, and neither does alone what takes both', async ({
  page,
  browser,
  statewise,
}) => {
  const loans = new LoanApi(statewise.url);
  const api = `${statewise.url}/api/v1/applications`;
  const first = new ConsolePage(page, statewise.url);
  await first.signIn();
  const context = await browser.newContext();
  const second = new ConsolePage(await context.newPage(), statewise.url);
  const maria = await second.colleague('admin', 'Maria Borg');
  await statewise.ageAccounts();
  await second.signIn(maria);

  const { id } = await call(page, `${api}/${await loans.at(6, large)}`);
  await first.open(`/applications/${id}/acts`);
  await page.getByLabel('Status', { exact: true }).selectOption('Final decision');
  await page.getByLabel('Value').selectOption('passed');
  await expect(page.getByText('The amount needs a second person')).toBeVisible();
  await page.getByRole('button', { name: 'Propose' }).click();
  await expect(page.getByText('Fill this in')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason, for colleagues' }).first().fill('Everything is there');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Propose' }).click();
  await expect(page.getByText('You proposed it, so somebody else confirms it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm the acceptance' })).toHaveCount(0);
  await expectAccessible(page);
  await second.open(`/applications/${id}/acts`);
  await expect(second.page.getByText(/proposed it: Everything is there/)).toBeVisible();
  await second.page.getByRole('button', { name: 'Confirm the acceptance' }).click();
  await expect(second.page.getByText('Stands in “Accepted”')).toBeVisible();

  const code = await loans.at(3, anApplicant('looked at again'));
  const other = await call(page, `${api}/${code}`);
  await first.open(`/applications/${other.id}/acts`);
  await page.getByLabel('To', { exact: true }).selectOption('Step 5: check and send');
  await expect(
    page.getByRole('listitem').filter({ hasText: '“Step 3: income and expenses” is answered' }),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason, for colleagues' }).last().fill('Asked by phone');
  await page.getByRole('button', { name: 'Jump', exact: true }).click();
  await expect(page.getByText('An admin jumped here from “Step 3: income and expenses”: Asked by phone')).toBeVisible();
  await page.getByRole('button', { name: 'Undo the jump' }).click();
  await expect(page.getByText('Stands in “Step 3: income and expenses”')).toBeVisible();

  await page.getByRole('link', { name: 'Notes' }).click();
  await page.getByLabel('Note for colleagues').fill('Called: the payslip comes tomorrow');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'the payslip comes tomorrow' })).toBeVisible();
  await expectAccessible(page);

  await call(page, `${api}/${other.id}/statuses`, { status_type: 'nbb', status_value: 2, reason: 'listed' });
  // The applicant asks, whose event no colleague sends.
  const applicant = await browser.newContext();
  await call(await applicant.newPage(), `${api}/${code}/events`, {
    type: 'review.request',
    words: 'The credit was repaid in May.',
  });
  await applicant.close();
  await first.open('/reviews');
  await expect(page.getByRole('cell', { name: /In time/ }).first()).toBeVisible();
  await expect(page).toHaveURL(/\?kind=review$/);
  await expectAccessible(page);
  await first.open(`/reviews/${other.id}`);
  await expect(page.getByText('The credit was repaid in May.')).toBeVisible();
  await page.getByLabel('The rejection stands').check();
  await page.getByLabel('Reason, for colleagues').fill('Nothing new');
  const letter = page.getByLabel('Letter to the applicant');
  await expect(letter).toHaveValue(/our answer stays the same/);
  await letter.fill('Hello,\n\nwe have looked again.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Decide and write' }).dblclick();
  await expect(page).toHaveURL(new RegExp(`/applications/${other.id}/acts$`));
  await first.open(`/applications/${other.id}/letters`);
  const sent = page.getByRole('group').filter({ hasText: 'We looked at your application again' });
  await sent.locator('summary').click();
  await expect(sent.getByText('we have looked again.')).toBeVisible();
  await expectAccessible(page);

  await first.open(`/applications/${other.id}/data`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as an archive' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${other.id}.zip`);
  await page.getByRole('button', { name: 'Ask for erasure' }).click();
  await page.getByRole('dialog').getByLabel('Why').fill('Asked for by letter');
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for erasure' }).click();
  await expect(page.getByText('You asked that this application be erased.')).toBeVisible();
  await expectAccessible(page);
  await second.open(`/applications/${other.id}/data`);
  await expect(second.page.getByText('Why: Asked for by letter')).toBeVisible();
  await second.page.getByRole('button', { name: 'Keep it' }).click();
  await expect(second.page.getByRole('dialog').getByLabel('Why it stays')).toBeVisible();
  await second.page.keyboard.press('Escape');
  await second.page.getByRole('button', { name: 'Erase for good' }).click();
  await second.page.getByRole('dialog').getByRole('button', { name: 'Erase for good' }).click();
  await expect(second.page).toHaveURL(/\/applications$/);
  expect((await page.request.get(`${api}/${other.id}`)).status()).toBe(404);
  await first.switchOff(maria);
  await context.close();
});

/** The next call of this path is taken by the server, and its answer is lost on the way. */
const loseAnswer = (page: Page, path: string): Promise<unknown> =>
  page.route(
    (url) => url.pathname.endsWith(path),
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

test('an act whose answer is lost is done once, whatever is pressed again', async ({ page, statewise }) => {
  const backOffice = new ConsolePage(page, statewise.url);
  await backOffice.signIn();
  const api = `${statewise.url}/api/v1/applications`;
  const { id } = await call(page, `${api}/${await new LoanApi(statewise.url).at(3, anApplicant('lost answers'))}`);
  await backOffice.open(`/applications/${id}/acts?act=jump&state=stepFive`);
  await page.getByRole('textbox', { name: 'Reason, for colleagues' }).last().fill('Asked on the phone');
  await loseAnswer(page, '/jump');
  const jump = page.getByRole('button', { name: 'Jump', exact: true });
  await jump.click();
  await expect(page.getByText('It is not known whether that worked')).toBeVisible();
  await expect(page.getByText('Stands in “Step 5: check and send”')).toBeVisible();
  const jumps = async (): Promise<string[]> => {
    const { transitions } = await (await page.request.get(`${api}/${id}/transitions`)).json();
    return transitions.flatMap((one: { event: string; to: string }) =>
      one.event === 'application.jump' ? [one.to] : [],
    );
  };
  await jump.click();
  await expect(page.getByText('The application was moved')).toBeVisible();
  expect(await jumps()).toEqual(['stepFive']);

  await page.getByLabel('To', { exact: true }).selectOption('stepTwo');
  await page.getByRole('textbox', { name: 'Reason, for colleagues' }).last().fill('Asked once more');
  await loseAnswer(page, '/jump');
  await jump.click();
  await expect(page.getByText('Stands in “Step 2: address and contact”')).toBeVisible();
  await backOffice.open(`/applications/${id}/acts`);
  await jump.click();
  await expect(page.getByText('It is not known whether that worked')).toBeVisible();
  expect(await jumps()).toEqual(['stepFive', 'stepTwo']);

  await backOffice.open('/operations/tokens');
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Lost on the way');
  await loseAnswer(page, '/tokens');
  await page.getByRole('button', { name: 'Make the token' }).click();
  await expect(page.getByRole('row', { name: /Lost on the way/ })).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
