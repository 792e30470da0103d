import { typedDateOf } from '@statewise/fields';
import { dateOf, latestAdultBirthday } from '@statewise/finance';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FlowClient, RequestFailure, type Request } from '@statewise/flow-client';
import { loanApplicationFlow } from '@statewise/machines';
import { creation } from '@statewise/machines/testing';
import { memoryTransport } from '@statewise/wizard/testing/memory-transport';
import { Screen as StepOne } from '../steps/step-one.js';
import { littleBank, openedAfter, renderInLoan, renderScreen } from '../testing/in-loan.js';
import { once, type WizardServices } from '@statewise/wizard';
import { recallLoan, rememberLoan } from './loan-choice.js';
import { StartPage } from './start-page.js';

async function type(amount: string, own: Partial<WizardServices> = {}): Promise<HTMLElement> {
  sessionStorage.clear();
  await renderInLoan(<StartPage />, own);
  await screen.findByRole('heading', { name: 'Your loan at a glance' });
  const field = screen.getByRole('textbox', { name: 'Amount' });
  fireEvent.change(field, { target: { value: amount } });
  return field;
}

const starts = () => screen.getAllByRole('button', { name: 'Start my application' });

it('says what is the least for an amount below every term, shows no plan, and begins nothing with it', async () => {
  const field = await type('400');
  expect(field).toHaveAccessibleDescription(/At least €1,000/);
  expect(screen.queryByRole('heading', { name: 'Your loan at a glance' })).toBeNull();
  for (const start of starts()) fireEvent.click(start);
  expect(field).toHaveFocus();
  expect(recallLoan(sessionStorage)).toMatchObject({ amount: '400', isBegun: false });
});

it.each([
  ['Renovation', /At most €25,000/],
  ['Personal loan', /At most €999,999,999\.99/],
])('says what is the most for an amount that no form takes, and asks nobody what it costs: %s', async (kind, told) => {
  const asked: string[] = [];
  const request: Request = (path, options) => {
    asked.push(path);
    return littleBank(path, options);
  };
  const field = await type('10000', { request });
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(kind) }));
  fireEvent.change(field, { target: { value: '99999999999' } });
  expect(field).toHaveAccessibleDescription(told);
  for (const start of starts()) fireEvent.click(start);
  expect(recallLoan(sessionStorage)).toMatchObject({ amount: '99999999999', isBegun: false });
  const before = asked.length;
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(asked).toHaveLength(before);
  expect(screen.queryByText(/calculator is not available/)).toBeNull();
});

it.each([
  ['mt', 'en', 'Amount', 'Enter an amount, for example 10,000'],
  ['be', 'nl', 'Bedrag', 'Vul een bedrag in, bijvoorbeeld 10.000'],
  ['be', 'fr', 'Montant', 'Indiquez un montant, par exemple 10 000'],
] as const)(
  'gives an example of an amount as the field itself writes it: %s, %s',
  async (country, language, label, told) => {
    sessionStorage.clear();
    await renderInLoan(<StartPage />, { locale: { country, language } });
    const field = await screen.findByRole('textbox', { name: label });
    const written = field.getAttribute('value') ?? '';
    fireEvent.change(field, { target: { value: '' } });
    expect(field).toHaveAccessibleDescription(new RegExp(told.replace(/\d.*/, written)));
    expect(written.replace(/\s/g, ' ')).toBe(told.replace(/^\D*/, ''));
  },
);

it('begins nothing with more than is lent, also before the plan has said so', async () => {
  await type('30000');
  for (const start of starts()) expect(start).toBeDisabled();
});

it.each(['getLoanDetails', 'calculateLoan', 'getDropdowns', 'getStores'])(
  'lets an application be started while %s fails',
  async (call) => {
    sessionStorage.clear();
    const request: Request = (path, options) =>
      path.includes(call) ? Promise.reject(new RequestFailure('busy', { status: 500 })) : littleBank(path, options);
    await renderInLoan(<StartPage />, { request });
    const [start] = await screen.findAllByRole('button', { name: 'Start my application' });
    if (start === undefined) throw new Error('no way to start');
    expect(start).toBeEnabled();
    await act(async () => fireEvent.click(start));
    expect(recallLoan(sessionStorage)).toMatchObject({ isBegun: true });
  },
);

it('begins anew with the loan that was chosen while nobody knows what is on offer', async () => {
  const client = await openedAfter([creation]);
  const chosen = { amount: '18500', loanType: 1, term: 60, promotion: 0, born: '01/02/1980' };
  rememberLoan(sessionStorage, { ...chosen, isBegun: false });
  const request: Request = (path, options) =>
    path.includes('getLoanDetails')
      ? Promise.reject(new RequestFailure('busy', { status: 500 }))
      : littleBank(path, options);
  await renderInLoan(<StartPage />, { request, application: once(() => Promise.resolve(client)) });
  fireEvent.click(await screen.findByRole('button', { name: 'Start my application' }));
  await waitFor(() => expect(recallLoan(sessionStorage)).toEqual({ ...chosen, isBegun: true }));
  expect(client.code).toBeUndefined();
});

it('takes the applicant on at step one while nobody knows what is on offer', async () => {
  const request: Request = (path, options) =>
    path.includes('getLoanDetails')
      ? Promise.reject(new RequestFailure('busy', { status: 500 }))
      : littleBank(path, options);
  const client = new FlowClient({
    flow: loanApplicationFlow,
    transport: memoryTransport(loanApplicationFlow),
    storage: sessionStorage,
  });
  await renderScreen(StepOne, client, { request });
  expect(await screen.findByLabelText('First name')).toBeVisible();
  expect(screen.queryByText(/75th birthday/)).toBeNull();
});

describe('the date of birth', () => {
  const adultSince = latestAdultBirthday(dateOf(new Date().toISOString()));
  const dayTooLate = dateOf(new Date(Date.parse(adultSince) + 24 * 60 * 60 * 1000).toISOString());
  const birth = async (): Promise<HTMLElement> => {
    await type('10000');
    return screen.findByRole('textbox', { name: /^Your date of birth/ });
  };
  const leftWith = async (born: string): Promise<HTMLElement> => {
    const field = await birth();
    await userEvent.type(field, born);
    expect(field).toBeValid();
    await userEvent.tab();
    return field;
  };

  it.each([
    ['01/01/2015', /You must be at least 18 years old/],
    ['01/01/2100', /You must be at least 18 years old/],
    ['31/02/1980', /Enter your date of birth as DD\/MM\/YYYY/],
    ['01/02/19', /Enter your date of birth as DD\/MM\/YYYY/],
    [typedDateOf(dayTooLate), /You must be at least 18 years old/],
  ])('is judged on leaving by the rule of step one: %s', async (born, told) => {
    const field = await leftWith(born);
    await waitFor(() => expect(field).toHaveAccessibleDescription(told));
    await userEvent.clear(field);
    expect(field).toBeValid();
  });

  it('is taken of somebody who is eighteen today, and with its zeros left out', async () => {
    const field = await leftWith('01/01/2015');
    await waitFor(() => expect(field).toBeInvalid());
    for (const born of [typedDateOf(adultSince), '1/2/1980']) {
      await userEvent.clear(field);
      await userEvent.type(field, born);
      await userEvent.tab();
      expect(field).toBeValid();
    }
    expect(field).toHaveValue('01/02/1980');
  });

  it('goes with the calculation once it is one of an adult', async () => {
    const asked: unknown[] = [];
    const request: Request = (path, options) => {
      if (path.includes('calculateLoan')) asked.push(options?.body);
      return littleBank(path, options);
    };
    await type('10000', { request });
    const field = await screen.findByRole('textbox', { name: /^Your date of birth/ });
    fireEvent.change(field, { target: { value: '01/01/2015' } });
    await waitFor(() => expect(asked).toHaveLength(2));
    fireEvent.change(field, { target: { value: '01/01/1980' } });
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ date_of_birth: '01/01/1980' }));
    expect(asked[1]).not.toHaveProperty('date_of_birth');
  });
});
