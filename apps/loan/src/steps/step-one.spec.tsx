import { FlowClient, type Request } from '@statewise/flow-client';
import { loanApplicationFlow } from '@statewise/machines';
import { creation, saving } from '@statewise/machines/testing';
import { memoryTransport } from '@statewise/wizard/testing/memory-transport';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { loanTransport } from '../api/loan-transport.js';
import { rememberLoan, type LoanChoice } from '../start/loan-choice.js';
import { openedAfter, renderScreen } from '../testing/in-loan.js';
import { Screen as StepOne } from './step-one.js';

const choice: LoanChoice = { amount: '20000', loanType: 1, term: 120, promotion: 0, isBegun: true };

/** The day on which somebody was born who turns `age` so many months from now. */
function turning(age: number, months: number): string {
  const day = new Date();
  day.setMonth(day.getMonth() + months, 1);
  return `01/${String(day.getMonth() + 1).padStart(2, '0')}/${day.getFullYear() - age}`;
}

async function begin(): Promise<FlowClient> {
  sessionStorage.clear();
  rememberLoan(sessionStorage, choice);
  const transport = memoryTransport(loanApplicationFlow);
  const client = new FlowClient({ flow: loanApplicationFlow, transport, storage: sessionStorage });
  await renderScreen(StepOne, client);
  return client;
}

it('shows the civil status of a married co-borrower as it is, with nothing to choose', async () => {
  await begin();
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByLabelText('Civil status'), 'married');
  expect(screen.queryByRole('combobox', { name: /Civil status of the co-borrower/ })).toBeNull();
  expect(screen.getByText('Civil status of the co-borrower').parentElement).toHaveTextContent('civil_status married');
  await user.selectOptions(screen.getByLabelText('Civil status'), 'cohabiting');
  await user.click(screen.getByRole('checkbox', { name: /co-borrower/ }));
  expect(screen.getByRole('combobox', { name: /Civil status of the co-borrower/ })).toBeEnabled();
});

it('gives a co-borrower back who was answered before a marriage that was a mistake', async () => {
  await begin();
  const user = userEvent.setup();
  const status = () => screen.getByLabelText('Civil status');
  await user.selectOptions(await screen.findByLabelText('Civil status'), 'cohabiting');
  await user.click(screen.getByRole('checkbox', { name: /co-borrower/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: /Civil status of the co-borrower/ }), 'divorced');
  await user.selectOptions(status(), 'married');
  await user.selectOptions(status(), 'cohabiting');
  expect(screen.getByRole('combobox', { name: /Civil status of the co-borrower/ })).toHaveValue('divorced');
});

it('gives a co-borrower back who was answered before a marriage that was saved', async () => {
  const partner = {
    co_borrower: true,
    co_borrower_civil_status: 'divorced',
    co_borrower_date_of_birth: '02/05/1986',
  };
  const again = { type: 'step.goTo', step: 1 };
  const together = { ...creation, fields: { ...creation.fields, ...partner } };
  const married = saving(1, { ...partner, civil_status: 'married' });
  const client = await openedAfter([together, again, married, again]);
  await renderScreen(StepOne, client);
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByLabelText('Civil status'), 'cohabiting');
  expect(screen.getByRole('combobox', { name: /Civil status of the co-borrower/ })).toHaveValue('divorced');
});

it('gives a saved co-borrower back after a marriage that was typed before the page was left', async () => {
  const partner = {
    co_borrower: true,
    co_borrower_civil_status: 'divorced',
    co_borrower_date_of_birth: '02/05/1986',
  };
  const fields = { ...creation.fields, ...partner, civil_status: 'cohabiting' };
  const client = await openedAfter([
    { ...creation, fields },
    { type: 'step.goTo', step: 1 },
  ]);
  client.type(1, { civil_status: 'married', co_borrower: true, co_borrower_civil_status: 'married' });
  await renderScreen(StepOne, client);
  await userEvent.setup().selectOptions(await screen.findByLabelText('Civil status'), 'cohabiting');
  expect(screen.getByRole('combobox', { name: /Civil status of the co-borrower/ })).toHaveValue('divorced');
});

it('gives no co-borrower of long ago to somebody who saved since to borrow alone', async () => {
  const alone = { civil_status: 'single' };
  const partner = { co_borrower: true, co_borrower_civil_status: 'divorced', co_borrower_date_of_birth: '02/05/1986' };
  const fields = { ...creation.fields, ...alone, ...partner };
  const again = { type: 'step.goTo', step: 1 };
  const client = await openedAfter([{ ...creation, fields }, again, saving(1, alone), again]);
  client.type(1, { civil_status: 'married', co_borrower: true, co_borrower_civil_status: 'married' });
  await renderScreen(StepOne, client);
  await userEvent.setup().selectOptions(await screen.findByLabelText('Civil status'), 'single');
  expect(screen.getByRole('checkbox', { name: /co-borrower/ })).not.toBeChecked();
});

it('takes the longest term that is on offer at this age, not one that only others may choose', async () => {
  const client = await begin();
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Date of birth'), turning(75, 23));
  expect(screen.getByText(/We can offer you €20,000.00 over 12 months/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(client.view().refusal?.errors).not.toHaveProperty('loan_term');
});

it('says at once that no term ends in time', async () => {
  await begin();
  await userEvent.setup().type(await screen.findByLabelText('Date of birth'), turning(75, 6));
  expect(screen.getByText(/even our shortest term ends after it/)).toBeVisible();
});

it('mails the code of the new application to whoever asks for it there', async () => {
  await begin();
  const user = userEvent.setup();
  const wish = await screen.findByRole('checkbox', { name: /^E-mail me my loan plan and my code/ });
  await user.click(wish);
  const calls: [name: string | undefined, body: unknown][] = [];
  const request: Request = (path, options) => {
    calls.push([path.split('/').at(-1), options?.body]);
    return Promise.resolve({ application: { code: 'AAAABBBBCCCC', state: 'stepTwo', version: 1, furthest_step: 2 } });
  };
  const locale = { country: 'be', language: 'en' } as const;
  await loanTransport(request, locale, sessionStorage).send(undefined, { event: creation, key: 'k' });
  expect(calls).toContainEqual(['sendLoanPlan', { code: 'AAAABBBBCCCC' }]);
  await user.click(wish);
  calls.length = 0;
  await loanTransport(request, locale, sessionStorage).send(undefined, { event: creation, key: 'l' });
  const names = calls.map(([name]) => name);
  expect(names).toContain('create');
  expect(names).not.toContain('sendLoanPlan');
});

it('says what to do about each missing answer, three at first', async () => {
  await begin();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
  const summary = within(screen.getByRole('alert'));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Choose a title',
    'Enter your first name',
    'Enter your last name',
  ]);
  await user.click(summary.getByRole('button', { name: /Show \d+ more/ }));
  expect(summary.getByRole('link', { name: 'Enter your date of birth' })).toBeVisible();
});

it('shows an answer again that was set aside, to be changed or emptied', async () => {
  const alone = { ...creation.fields, civil_status: 'cohabiting', co_borrower: false };
  const both = { co_borrower: true, co_borrower_civil_status: 'cohabiting', co_borrower_date_of_birth: '03/03/1986' };
  const withBoth = { ...creation, fields: { ...alone, ...both } };
  const back = { type: 'step.back' };
  const client = await openedAfter([withBoth, back, { type: 'step.save', step: 1, fields: alone }, back]);
  await renderScreen(StepOne, client);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: /co-borrower/ }));
  expect(screen.getByRole('combobox', { name: /Civil status of the co-borrower/ })).toHaveValue('cohabiting');
  const birth = screen.getByLabelText('Date of birth of the co-borrower');
  expect(birth).toHaveValue('03/03/1986');
  await user.clear(birth);
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(client.view().refusal?.errors).toHaveProperty('co_borrower_date_of_birth', ['required']);
});
