import { expectAccessible } from '../../harness/accessibility.ts';
import { ConsolePage } from '../../harness/console-page.ts';
import { expect, test } from '../../harness/bank-test.ts';

test('QA hears an application move, replays it, finds a row that was altered, and sees where people stand', async ({
  page,
  statewise,
  loanApi,
  applicant,
}) => {
  const backOffice = new ConsolePage(page, statewise.url);
  await backOffice.signIn(await backOffice.colleague('qa'));

  await backOffice.open('/live?flow=loan-application');
  await expect(page.getByRole('status').getByText('Live', { exact: true })).toBeVisible();
  await loanApi.at(4, applicant);
  const heard = page.getByRole('table', { name: 'Transitions, newest first' });
  await expect(heard.getByText('application.create')).toBeVisible();
  await expect(heard.getByText('step.save')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Where they stand now' })).toContainText('stepFour');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pause' }).click();
  await loanApi.at(2, applicant);
  await expect(page.getByRole('button', { name: 'Go on (1 waiting)' })).toBeVisible();
  await expect(heard.getByText('application.create')).toHaveCount(1);
  await page.getByLabel('Event').selectOption('application.create');
  await expect(page).toHaveURL(/event=application\.create/);

  await backOffice.open('/live?flow=loan-application');
  await expect(page.getByRole('status').getByText('Live', { exact: true })).toBeVisible();
  await loanApi.at(3, applicant);
  await expect(heard.getByText('step.save')).toHaveCount(1);
  await heard
    .getByRole('link', { name: /^Replay/ })
    .first()
    .click();
  await expect(page.getByText('Log verified: 2 of 2')).toBeVisible();
  const slider = page.getByRole('slider', { name: 'Moment' });
  await expect(slider).toHaveAttribute('aria-valuetext', /^2 of 2: step\.save, Step 2: .* → Step 3: /);
  const changes = page.getByRole('table', { name: 'What it changed' });
  await expect(changes.getByText('Step 2: city')).toBeVisible();
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^1 of 2: application\.create/);
  await expect(changes.getByText('Step 1: first_name')).toBeVisible();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', /^2 of 2/);
  await page.getByText('What was known then').click();
  await expectAccessible(page);

  const [id] = /[\da-f]{8}-[\da-f-]{27}/.exec(page.url()) ?? [];
  await statewise.runSql(
    `update transition set event = event || '{"note":"paid"}' where seq = 1 and application_id = (select id from application where public_id = '${id}')`,
  );
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Row 1: it is not what was written there');
  await page.getByRole('link', { name: /^Row 1/ }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', /^1 of 2/);
  await expectAccessible(page);

  await backOffice.open('/statistics');
  await expect(page).toHaveURL(/statistics\/loan-application$/);
  const states = page.getByRole('table', { name: 'State by state' });
  await expect(states.getByRole('row', { name: /^Step 2/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'On the chart' })).toContainText('stepTwo');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Compare with others' }).click();
  await page.getByRole('search', { name: /^B:/ }).getByLabel('Language').selectOption('English');
  await expect(states.getByRole('columnheader', { name: 'Ever came, B' })).toBeVisible();
  await expectAccessible(page);
});
