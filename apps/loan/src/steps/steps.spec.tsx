import type { Request } from '@statewise/flow-client';
import { creation, referral, riskAnswer, saving, wholeWay } from '@statewise/machines/testing';
import type { ScreenProps } from '@statewise/wizard';
import { Suspense, type ReactNode } from 'react';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLoanServices } from '../loan-services.js';
import { littleBank, openedAfter, renderScreen } from '../testing/in-loan.js';
import { Screen as StepFive } from './step-five.js';
import { Screen as StepFour } from './step-four.js';
import { Screen as StepThree } from './step-three.js';
import { Screen as StepTwo } from './step-two.js';
import { Screen as StepVm } from './step-vm.js';

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
  expect(screen.getByLabelText('Net monthly income')).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Expenses/, expanded: true }));
  expect(screen.getByLabelText('Living situation')).not.toBeVisible();
});
