import { creation, saving } from '@statewise/machines/testing';
import { act, screen } from '@testing-library/react';
import { FlowClient, type Request } from '@statewise/flow-client';
import { loanApplicationFlow } from '@statewise/machines';
import { memoryTransport } from '@statewise/wizard/testing/memory-transport';
import { rememberLoan } from '../start/loan-choice.js';
import { littleBank, openedAfter, renderScreen } from '../testing/in-loan.js';
import { LoanLine } from './loan-line.js';

it('shows the price of what is typed at step four, in the country of the application', async () => {
  const client = await openedAfter([creation, saving(2), saving(3)]);
  const request: Request = async (path, options) =>
    path.includes('calculateLoan')
      ? {
          loan_plan: {
            ...Object(await littleBank(path, options)).loan_plan,
            loan_amount: 12_000,
            monthly_payment: Object(options?.body).country === 'be' ? 276.08 : 333.33,
          },
        }
      : littleBank(path, options);
  await renderScreen(LoanLine, client, { request });
  expect(screen.queryByText(/€276\.08 a month/)).toBeNull();
  await act(async () => client.type(4, { amount: '12000' }));
  expect(await screen.findByText(/€276\.08 a month/)).toBeVisible();
});

it('offers no other loan while the application is on its way with this one', async () => {
  sessionStorage.clear();
  rememberLoan(sessionStorage, { amount: '10000', loanType: 1, term: 48, promotion: 0, isBegun: true });
  const send = () => new Promise<never>(() => undefined);
  const transport = { ...memoryTransport(loanApplicationFlow), send };
  const client = new FlowClient({ flow: loanApplicationFlow, transport, storage: sessionStorage });
  await renderScreen(LoanLine, client);
  expect(screen.getByRole('button', { name: 'Change loan' })).toBeVisible();
  await act(async () => client.send(creation));
  expect(client.view()).toMatchObject({ isUnderWay: true, state: 'stepTwo' });
  expect(screen.queryByRole('button', { name: 'Change loan' })).toBeNull();
});
