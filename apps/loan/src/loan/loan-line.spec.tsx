import { creation, saving } from '@statewise/machines/testing';
import { act, screen } from '@testing-library/react';
import type { Request } from '@statewise/flow-client';
import { littleBank, openedAfter, renderScreen } from '../testing/in-loan.js';
import { LoanLine } from './loan-line.js';

it('shows the price of what is typed at step four', async () => {
  const client = await openedAfter([creation, saving(2), saving(3)]);
  const request: Request = async (path, options) =>
    path.includes('calculateLoan')
      ? {
          loan_plan: {
            ...Object(await littleBank(path, options)).loan_plan,
            loan_amount: 12_000,
            monthly_payment: 276.08,
          },
        }
      : littleBank(path, options);
  await renderScreen(LoanLine, client, { request });
  expect(screen.queryByText(/€276\.08 a month/)).toBeNull();
  await act(async () => client.type(4, { amount: '12000' }));
  expect(await screen.findByText(/€276\.08 a month/)).toBeVisible();
});
