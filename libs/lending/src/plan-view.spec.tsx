import type { LoanPlan } from '@statewise/finance';
import { renderInWizard } from '@statewise/wizard/testing/in-wizard';
import { screen } from '@testing-library/react';
import { loanTextCatalogue } from './messages/catalogue.js';
import { PlanView } from './plan-view.js';

const plan: LoanPlan = {
  loan_type: 5,
  promotion_type: null,
  promotional_months: 0,
  start_date: '2026-11-20',
  vm_cost: 0,
  is_loan_rejected: false,
  is_loan_revised: false,
  revised_loan_amount: null,
  revised_loan_term: null,
  loan_amount: 10000,
  term: 48,
  interest_rate: 4.95,
  apr_rate: 5.06,
  total_interest: 1038.4,
  total_cost: 11038.4,
  monthly_payment: 229.97,
  first_payment_date: '2026-12-20',
};

async function show(more: Partial<LoanPlan> = {}): Promise<void> {
  await renderInWizard(<PlanView plan={{ ...plan, ...more }} isStale={false} />, {
    catalogue: loanTextCatalogue,
  });
}

it('shows what the loan costs', async () => {
  await show();
  expect(screen.getByRole('status')).toHaveTextContent('€229.97');
  expect(screen.getByText('APR').nextSibling).toHaveTextContent('5.06%');
  expect(screen.getByText('First payment').nextSibling).toHaveTextContent('20 December 2026');
});

it('says that a loan is rejected, and shows no figures', async () => {
  await show({ is_loan_rejected: true });
  expect(screen.getByText('We cannot lend this')).toBeVisible();
  expect(screen.queryByText('APR')).toBeNull();
});

it('says to what a loan was revised', async () => {
  await show({ is_loan_revised: true, revised_loan_amount: 8000, revised_loan_term: 36 });
  expect(screen.getByText(/We can offer you €8,000.00 over 36 months/)).toBeVisible();
});
