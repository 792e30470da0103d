import { fireEvent, screen } from '@testing-library/react';
import { renderInLoan } from '../testing/in-loan.js';
import { recallLoan } from './loan-choice.js';
import { StartPage } from './start-page.js';

async function type(amount: string): Promise<HTMLElement> {
  sessionStorage.clear();
  await renderInLoan(<StartPage />);
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

it('begins nothing with more than is lent, also before the plan has said so', async () => {
  await type('30000');
  for (const start of starts()) expect(start).toBeDisabled();
});
