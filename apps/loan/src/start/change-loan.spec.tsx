import { FlowClient, RequestFailure, type Request } from '@statewise/flow-client';
import { loanApplicationFlow } from '@statewise/machines';
import { creation, plainOffer, referral, sampleLoan, saving } from '@statewise/machines/testing';
import { memoryTransport } from '@statewise/wizard/testing/memory-transport';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { littleBank, openedAfter, renderInLoan } from '../testing/in-loan.js';
import { ChangeLoan, OpenLoan } from './change-loan.js';

it('leaves what is said of a code that opens nothing to the page that resumes, which confirms a device', async () => {
  const problem = { status: 403, type: 'urn:statewise:problem:application:confirm-device' };
  const read = () => Promise.reject(new RequestFailure('refused', problem));
  const transport = { ...memoryTransport(loanApplicationFlow), read };
  await renderChange(new FlowClient({ flow: loanApplicationFlow, transport, storage: sessionStorage }));
  expect(await screen.findByText('Resumed')).toBeVisible();
});

it('leads to the page that resumes where the loan cannot be changed any more', async () => {
  await renderChange(await openedAfter([creation, saving(2), saving(3), saving(4), saving(5)]));
  expect(await screen.findByText('Resumed')).toBeVisible();
});

it('opens the loan as long as a form is open', async () => {
  await renderChange(await openedAfter([creation, saving(2)]));
  expect(await screen.findByRole('button', { name: 'Save the loan and continue' })).toBeVisible();
});

describe('of what was typed at step four', () => {
  const typing = async () => {
    const client = await openedAfter([{ ...creation, loan: { ...sampleLoan, loan_term: 48 } }, saving(2), saving(3)]);
    client.type(4, { amount: '12000', description: 'Roof' });
    const saved = jest.fn();
    await renderInLoan(<OpenLoan client={client} onSaved={saved} onCancel={() => undefined} />);
    const field = await screen.findByRole('textbox', { name: 'Amount' });
    const choose = async (amount: string) => {
      await chooseLoan(amount);
      await waitFor(() => expect(saved).toHaveBeenCalled());
    };
    return { client, field, choose };
  };

  it('opens the loan, and saves another one over it', async () => {
    const { client, field, choose } = await typing();
    expect(field).toHaveValue('12,000');
    await choose('11000');
    expect(client.view().snapshot.context.steps[0]).toMatchObject({ amount: 11_000 });
    expect(client.view().drafts[4]).toEqual({ amount: '11000', description: 'Roof' });
  });

  it('takes the loan that was agreed, where that is chosen again', async () => {
    const { client, choose } = await typing();
    await choose('10000');
    expect(client.view().drafts[4]).toEqual({ amount: '10000', description: 'Roof' });
  });
});

it.each(['11000', '10000'])(
  'shows %s where a store’s customer had typed another amount into the form',
  async (amount) => {
    const client = await openedAfter([{ ...referral, loan: { ...sampleLoan, loan_term: 48 } }]);
    client.type(0, { amount: '12000' });
    const saved = jest.fn();
    await renderInLoan(<OpenLoan client={client} onSaved={saved} onCancel={() => undefined} />);
    expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('12,000');
    await chooseLoan(amount);
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const { drafts, snapshot } = client.view();
    expect({ ...snapshot.context.steps[0], ...drafts[0] }['amount']?.toString()).toBe(amount);
  },
);

/** A server at which what is calculated is lent to 25 000, as to who asks directly, at other prices in each country and other ones than were agreed. */
const pricedBank: Request = async (path, options) => {
  const answer = await littleBank(path, options);
  if (!path.includes('calculateLoan')) return answer;
  const { country, loan_amount } = Object(options?.body);
  const monthly_payment = country === 'be' ? 444.44 : 333.33;
  return { loan_plan: { ...Object(answer).loan_plan, monthly_payment, is_loan_rejected: loan_amount > 25_000 } };
};

it('lends what the route of the application allows, at the prices of its country', async () => {
  const green = { amount: 28_000, consumer_loan_application_loan_type_id: 2, loan_term: 24, purchase_amount: 28_000 };
  const prepared = { ...referral, loan: { ...sampleLoan, ...green }, offer: plainOffer };
  const client = await openedAfter([prepared], 'intermediary');
  const saved = jest.fn();
  // The page is read in another country.
  await renderInLoan(<OpenLoan client={client} onSaved={saved} onCancel={() => undefined} />, { request: pricedBank });
  await act(async () => fireEvent.change(screen.getByLabelText('Term'), { target: { value: '48' } }));
  expect((await screen.findAllByText('€444.44')).length).toBeGreaterThan(0);
  expect(screen.queryByText('We cannot lend this')).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save the loan and continue' })));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(client.view().snapshot.context.steps[0]).toMatchObject({ amount: 28_000, loan_term: 48 });
});

it('shows a loan that is left as it is at the price that was agreed', async () => {
  const client = await openedAfter([{ ...creation, loan: { ...sampleLoan, loan_term: 48 } }]);
  const unused = () => undefined;
  await renderInLoan(<OpenLoan client={client} onSaved={unused} onCancel={unused} />, { request: pricedBank });
  const choose = (amount: string) =>
    act(async () => fireEvent.change(screen.getByRole('textbox', { name: 'Amount' }), { target: { value: amount } }));
  expect(await screen.findByRole('status')).toHaveTextContent('€230.07');
  await choose('11000');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('€444.44'));
  await choose('10000');
  expect(screen.getByRole('status')).toHaveTextContent('€230.07');
});

async function chooseLoan(amount: string): Promise<void> {
  await act(async () =>
    fireEvent.change(screen.getByRole('textbox', { name: 'Amount' }), { target: { value: amount } }),
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save the loan and continue' })));
}

async function renderChange(client: FlowClient): Promise<void> {
  await renderInLoan(
    <Routes>
      <Route path="/" element={<ChangeLoan code="7K3M9QWX2TRB" />} />
      <Route path="/resume/*" element="Resumed" />
    </Routes>,
    { application: () => Promise.resolve(client) },
  );
}
