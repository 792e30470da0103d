import { expectAccessible } from '../../harness/accessibility.ts';
import { anApplicant } from '../../harness/applicant.ts';
import { ConsolePage } from '../../harness/console-page.ts';
import { CountedPerson } from '../../harness/counted-person.ts';
import { LoanApi } from '../../harness/loan-api.ts';
import { expect, test } from '../../harness/bank-test.ts';

/** Above this a second person confirms what one grants. */
const large = anApplicant('desk large', {
  stepThree: { ...anApplicant('desk large').stepThree, income: { net_monthly_income: '9000' } },
  stepFour: {
    third_party_installer: 'Sun and Roof',
    amount: '30000',
    consumer_loan_application_loan_type_id: '5',
    loan_term: '120',
  },
});

test('an admin jumps, undoes, grants with a colleague, looks at a person and orders the mail, all counted', async ({
  page,
  statewise: { url },
}) => {
  const backOffice = new ConsolePage(page, url);
  const officer = await backOffice.colleague('staff', 'Maria Borg');
  const loans = new LoanApi(url);
  const person = new CountedPerson(page);
  const reason = page.getByRole('textbox', { name: 'Reason, for colleagues' });
  const openActs = async (code: string): Promise<void> => {
    const { application } = await (await page.request.get(`${url}/api/v1/applications/${code}`)).json();
    await backOffice.open(`/applications/${application.id}/acts`);
    await expect(page.getByText(/^Stands in/)).toBeVisible();
  };
  // Who works on cases proposes, and the admin confirms.
  const code = await loans.at(6, large);
  await backOffice.signIn(officer);
  await openActs(code);
  await person.does('proposing an acceptance', 3, async () => {
    await person.find('final passed', 'Final decision: passed');
    await person.send(reason.first(), 'Everything is there');
    await expect(page.getByText('You proposed it, so somebody else confirms it.')).toBeVisible();
  });
  await backOffice.signIn();
  await openActs(code);
  await person.does('confirming an acceptance', 3, async () => {
    await person.find('confirm', 'Confirm the acceptance');
    await expect(page.getByRole('button', { name: 'Confirm the acceptance' })).toBeFocused();
    await person.press('Enter');
    await expect(page.getByText('Stands in “Accepted”')).toBeVisible();
  });

  await openActs(await loans.at(3, anApplicant('desk admin')));
  await person.does('a jump', 3, async () => {
    await person.find('open check', 'Open for the applicant: Step 5: check and send');
    await person.send(reason.last(), 'Asked on the phone');
    await expect(page.getByText('An admin jumped here from', { exact: false })).toBeVisible();
  });
  await person.does('undoing a jump', 3, async () => {
    await person.find('undo', 'Undo the jump');
    await expect(page.getByRole('button', { name: 'Undo the jump' })).toBeFocused();
    await person.press('Enter');
    await expect(page.getByText('Stands in “Step 3: income and expenses”')).toBeVisible();
  });
  await expectAccessible(page);

  await person.does('looking at the whole person', 1, async () => {
    await person.click(page.getByRole('link', { name: 'Person', exact: true }));
    await expect(page.getByRole('table', { name: 'What is kept of this person' })).toBeVisible();
  });
  await expectAccessible(page);
  await person.does('switching keys of one character off', 2, async () => {
    await person.press('?');
    await person.click(page.getByRole('checkbox', { name: 'Keys of one character do something' }));
  });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('table', { name: 'What is kept of this person' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await person.does('ordering the mail in the morning', 3, async () => {
    await person.find('my account', 'My account');
    await person.click(page.getByRole('checkbox', { name: /Send me a mail/ }));
    await expect(page.getByText('The mail is ordered')).toBeVisible();
  });
  expect(person.taken).toHaveLength(7);
});
