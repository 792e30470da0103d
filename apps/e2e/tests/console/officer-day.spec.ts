import { expectAccessible } from '../../harness/accessibility.ts';
import { anApplicant } from '../../harness/applicant.ts';
import { ConsolePage } from '../../harness/console-page.ts';
import { CountedPerson } from '../../harness/counted-person.ts';
import { LoanApi } from '../../harness/loan-api.ts';
import { platformClient } from '../../harness/platform-client.ts';
import { BankStatewise } from '../../harness/bank-statewise.ts';
import { expect, test } from '../../harness/bank-test.ts';

/** As many actions as any of the most common acts may take. */
const three = 3;

/** An application whose applicant objects to its rejection. */
async function anObjection(url: string, cookie: string, name: string): Promise<void> {
  const code = await new LoanApi(url).at(6, anApplicant(name));
  const body = { status_type: 'nbb', status_value: 2, reason: 'Looked at' } as const;
  await platformClient(url, cookie)('POST /api/v1/applications/{code}/statuses', { code, body });
  const asked = await fetch(`${url}/api/v1/applications/${code}/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'review.request', words: 'The credit was repaid.' }),
  });
  expect(asked.status).toBe(200);
}

test('an officer works through a day at the keyboard, no act of which takes more than three actions', async ({
  page,
}) => {
  const statewise = await BankStatewise.start();
  const { url } = statewise;
  const backOffice = new ConsolePage(page, url);
  const officer = await backOffice.colleague('staff', 'Maria Borg');
  await backOffice.colleague('staff', 'Noor Haddad');
  const admin = await backOffice.adminCookie();
  for (const name of ['first', 'second', 'third', 'fourth']) await anObjection(url, admin, `desk ${name}`);
  const fifth = await new LoanApi(url).at(6, anApplicant('desk fifth'));
  await backOffice.signIn(officer);
  await backOffice.open();
  const menu = page.getByRole('navigation', { name: 'Console' });
  const reviews = (count: number) => menu.getByRole('link', { name: new RegExp(`^Reviews ?${count}$`) });
  await expect(reviews(4)).toBeVisible();
  const row = page.getByRole('row').nth(1);
  const person = new CountedPerson(page);

  await person.does('taking a task', three, async () => {
    await person.nextRow();
    await person.press('t');
    await expect(row.getByRole('cell', { name: 'Maria Borg' })).toBeVisible();
  });
  await person.does('handing a task over', three, async () => {
    // The row stays chosen after an act.
    await person.press('h');
    await expect(page.getByRole('option', { name: 'Noor Haddad' })).toBeAttached();
    await person.send(page.getByLabel('To', { exact: true }), 'Noor');
    await expect(row.getByRole('cell', { name: 'Noor Haddad' })).toBeVisible();
  });
  await person.does('putting a task off', three, async () => {
    await person.nextRow();
    await person.press('p');
    await expect(page.getByRole('radio', { name: 'Tomorrow morning' })).toBeFocused();
    await person.press('Enter');
    await expect(reviews(3)).toBeVisible();
  });
  await person.does('opening a task', three, async () => {
    await person.nextRow();
    await person.press('Enter');
    await expect(page.getByRole('complementary', { name: 'The task at hand' })).toBeVisible();
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  const first = page.url();
  await person.does('going to the next task', three, async () => {
    await expect(page.getByRole('link', { name: /^Next: / })).toBeVisible();
    await person.press('n');
    await expect(page).not.toHaveURL(first);
  });
  await person.does('deciding on a review', three, async () => {
    await person.find('rejection', 'Decide: The rejection stands');
    await person.send(page.getByRole('textbox', { name: 'Reason, for colleagues' }), 'No new facts');
    await expect(page.getByText('This one is done.')).toBeVisible();
  });

  const call = platformClient(url, admin);
  await person.does('finding an applicant by phone', three, async () => {
    const { mobile } = anApplicant('desk fifth').stepOne;
    await person.find(String(mobile), /@/);
    await expect(page).toHaveURL(/\/applications\//);
  });
  await expect(page.getByRole('link', { name: 'Decide' })).toBeVisible();
  await person.does('writing a note', three, async () => {
    await person.find('note', 'Write a note');
    await person.send(page.getByLabel('Note for colleagues'), 'Called: no answer');
    await expect(page.getByRole('listitem').filter({ hasText: 'no answer' })).toBeVisible();
  });
  await person.does('setting a status', three, async () => {
    await person.find('credit register passed', 'Credit register: passed');
    await person.send(page.getByRole('textbox', { name: 'Reason, for colleagues' }).first(), 'Nothing is listed');
    await expect(page.getByText('The status is set')).toBeVisible();
  });
  await person.does('going to the reviews on the desk', three, async () => {
    await person.find('desk rev', 'Desk: Reviews');
    await expect(page.getByRole('table', { name: 'What waits' })).toBeVisible();
  });
  expect(person.taken).toHaveLength(10);

  // What happens elsewhere shows in the menu by itself.
  const risk = { status_type: 'risk', status_value: 3, reason: 'Looked at' } as const;
  await call('POST /api/v1/applications/{code}/statuses', { code: fifth, body: risk });
  await expect(menu.getByRole('link', { name: /^Risks to review ?1$/ })).toBeVisible();
  await statewise.stop();
});
