import { FlowClient, type Request } from '@statewise/flow-client';
import { loanApplicationFlow } from '@statewise/machines';
import { creation, referral, riskAnswer, sampleLoan, saving, wholeWay } from '@statewise/machines/testing';
import { memoryTransport } from '@statewise/wizard/testing/memory-transport';
import type { ScreenProps } from '@statewise/wizard';
import { Suspense, type ReactNode } from 'react';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { loanTransport } from '../api/loan-transport.js';
import { useLoanServices } from '../loan-services.js';
import { rememberLoan, type LoanChoice } from '../start/loan-choice.js';
import { littleBank, openedAfter, renderScreen } from '../testing/in-loan.js';
import { Screen as StepFive } from './step-five.js';
import { Screen as StepFour } from './step-four.js';
import { Screen as StepOne } from './step-one.js';
import { Screen as StepThree } from './step-three.js';
import { Screen as StepTwo } from './step-two.js';
import { Screen as StepVm } from './step-vm.js';

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

it('asks once for what can be borrowed, on the start page and in the steps', async () => {
  const asked: string[] = [];
  const request: Request = (path, ...more) => {
    if (path.includes('getLoanDetails')) asked.push(path);
    return littleBank(path, ...more);
  };
  function Both({ flow }: ScreenProps): ReactNode {
    void useLoanServices().loansIfKnown('direct');
    return (
      <Suspense>
        <StepFour flow={flow} />
      </Suspense>
    );
  }
  await renderScreen(Both, await openedAfter([creation, saving(2), saving(3)]), { request });
  await screen.findByRole('button', { name: 'Save and continue' });
  expect(asked).toHaveLength(1);
});

describe('the loan of a partner store', () => {
  const promotion = { id: 1, loan_id: 1, name: '6 months free', is_default: true, months: 6 };
  it.each([
    ['in that store', { '042': false }, false],
    ['as everybody can where the store is gone', {}, true],
  ])('is changed to what can be borrowed %s', async (_, stores, hasPromotions) => {
    const request: Request = async (path, ...more) => {
      const number = new URL(path, 'https://bank.example').searchParams.get('s');
      if (number !== null && !Object.hasOwn(stores, number)) throw new Error('no such store');
      const answer: unknown = await littleBank(path, ...more);
      return path.includes('getLoanDetails') && number === null
        ? { ...Object(answer), promotions: [promotion] }
        : answer;
    };
    await renderScreen(StepVm, await openedAfter([referral]), { request });
    await screen.findByRole('button', { name: 'Save and continue' });
    expect(screen.queryByRole('combobox', { name: /Promotion/ }) !== null).toBe(hasPromotions);
  });
});

describe('step one', () => {
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
    await loanTransport(request, locale).send(undefined, { event: creation, key: 'k' });
    expect(calls).toContainEqual(['sendLoanPlan', { code: 'AAAABBBBCCCC' }]);
    await user.click(wish);
    calls.length = 0;
    await loanTransport(request, locale).send(undefined, { event: creation, key: 'l' });
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

it('leads to the step of an answer that is not on offer any more when everything is sent', async () => {
  const client = await openedAfter([creation, saving(2), saving(3), saving(4)]);
  await renderScreen(StepFive, client);
  await screen.findByRole('button', { name: 'Send my application' });
  const refusal = {
    event: { type: 'step.save', step: 5, fields: {} },
    errors: { 'stepFour.loan_term': ['oneOf'] },
    problem: { status: 422 },
  };
  act(() => client.session.send({ type: 'event.refused', refusal }));
  const told = /^Loan and supplier: Choose one of the terms on offer for this amount and age$/i;
  const sent = jest.spyOn(client, 'send');
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: told }));
  expect(sent).toHaveBeenCalledWith({ type: 'step.goTo', step: 4 }, undefined);
});

describe('step four', () => {
  const toStepFour = [creation, saving(2), saving(3)];

  it('asks who supplies what a renovation needs, and nothing of the kind for a loan for anything', async () => {
    await renderScreen(StepFour, await openedAfter(toStepFour));
    const user = userEvent.setup();
    expect(await screen.findByLabelText(/Installer/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Purpose'), '5');
    expect(screen.queryByLabelText(/Installer/)).toBeNull();
    expect(screen.queryByLabelText(/^Store/)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Were you helped?' })).toBeVisible();
  });

  it('brings a promotion back with the purpose that it belongs to, on this visit and on a later one', async () => {
    const promotions = [
      { id: 1, loan_id: 1, name: 'Six months', months: 6, is_default: true },
      { id: 2, loan_id: 1, name: 'A year', months: 12, is_default: false },
    ];
    const request: Request = async (path, options) => {
      const answer = await littleBank(path, options);
      return path.includes('getLoanDetails') ? { ...Object(answer), promotions } : answer;
    };
    const client = await openedAfter(toStepFour);
    const { unmount } = await renderScreen(StepFour, client, { request });
    const user = userEvent.setup();
    const purpose = () => screen.findByLabelText('Purpose');
    const promotion = () => screen.getByLabelText(/^Promotion/);
    await user.selectOptions(await purpose(), '1');
    await user.selectOptions(promotion(), '2');
    await user.selectOptions(await purpose(), '5');
    expect(screen.queryByLabelText(/^Promotion/)).toBeNull();
    await user.selectOptions(await purpose(), '1');
    expect(promotion()).toHaveValue('2');
    await user.selectOptions(screen.getByLabelText('Term'), '24');
    await user.type(screen.getByLabelText(/Installer/), 'Sunny Roofs');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save and continue' })));
    expect(client.view().state).toBe('stepFive');
    unmount();
    await act(async () => void client.send({ type: 'step.back' }));
    const later = await renderScreen(StepFour, client, { request });
    await user.selectOptions(await purpose(), '5');
    later.unmount();
    await renderScreen(StepFour, client, { request });
    await user.selectOptions(await purpose(), '1');
    expect(promotion()).toHaveValue('2');
  });

  it('empties what was said of the loan before when it is emptied here, the first time too', async () => {
    const shortLoan = { amount: 10_000, consumer_loan_application_loan_type_id: 1, loan_term: 24 };
    const told = { ...creation, loan: { ...shortLoan, description: 'A bathroom', purchase_amount: 12_500 } };
    const client = await openedAfter([told, saving(2), saving(3)]);
    await renderScreen(StepFour, client);
    const type = (name: RegExp, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
    await screen.findByLabelText(/^Amount of the purchase/);
    type(/^Amount of the purchase/, '');
    type(/^Description/, '');
    type(/Installer/, 'Sunny Roofs');
    fireEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(client.view().state).toBe('stepFive');
    for (const step of [0, 4])
      expect(client.view().snapshot.context.steps[step]).toMatchObject({ description: '', purchase_amount: '' });
  });

  it('marks an amount above what is lent for the purpose, and saves nothing', async () => {
    const client = await openedAfter(toStepFour);
    await renderScreen(StepFour, client);
    const user = userEvent.setup();
    await user.selectOptions(await screen.findByLabelText('Purpose'), '1');
    const amount = screen.getByLabelText('Amount');
    await user.clear(amount);
    await user.type(amount, '30000');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(amount).toHaveAccessibleDescription(/At most €25,000/);
    expect(client.view().state).toBe('stepFour');
    expect(client.view().snapshot.context.steps[0]).toMatchObject({ amount: sampleLoan['amount'] });
  });

  it('says what a form takes at most where the purpose has no maximum', async () => {
    const client = await openedAfter(toStepFour);
    await renderScreen(StepFour, client);
    const user = userEvent.setup();
    await user.selectOptions(await screen.findByLabelText('Purpose'), '5');
    const amount = screen.getByLabelText('Amount');
    await user.clear(amount);
    await user.type(amount, '99999999999');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(amount).toHaveAccessibleDescription(/At most €999,999,999\.99/);
    expect(screen.getByText('This amount is more than can be applied for here')).toBeVisible();
  });
});

it('does not take a number over from step one again that was emptied at step two', async () => {
  const told = { ...creation, fields: { ...creation.fields, telephone_number: '+32 2 400 44 09' } };
  const client = await openedAfter([told]);
  await renderScreen(StepTwo, client);
  const phone = await screen.findByRole('textbox', { name: /^Telephone number/ });
  expect(phone).not.toHaveValue('');
  fireEvent.change(phone, { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(client.view().refusal?.event).toMatchObject({ fields: { telephone_number: '' } });
});

describe('an edit after sending', () => {
  const submitted = [...wholeWay, riskAnswer(1)];

  it('is asked about before it withdraws the application, and only where an answer differs', async () => {
    const client = await openedAfter([...submitted, { type: 'step.goTo', step: 2 }], 'system');
    await renderScreen(StepTwo, client);
    const street = await screen.findByLabelText('Street');
    const save = screen.getByRole('button', { name: 'Save and continue' });
    fireEvent.change(street, { target: { value: 'Elsewhere' } });
    fireEvent.click(save);
    const question = within(screen.getByRole('dialog', { name: 'Withdraw your application and change it?' }));
    fireEvent.click(question.getByRole('button', { name: 'Leave it as it is' }));
    expect(client.view().state).toBe('stepTwo');
    fireEvent.change(street, { target: { value: 'Republic Street' } });
    await act(async () => fireEvent.click(save));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(client.view().state).toBe('stepThree');
  });
});

it('leads from one group of step three to the next', async () => {
  await renderScreen(StepThree, await openedAfter([creation, saving(2)]));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Next: income' }));
  expect(screen.getByLabelText('Net monthly income')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next: expenses' }));
  expect(screen.getByLabelText('Living situation')).toBeVisible();
});
