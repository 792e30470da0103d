import { loanCostOf } from './loan-cost.js';

const loan = { amount: 10_000, loan_term: 48, yearly_rate: 4.95, promotional_months: 0 };

it('is what the plan says at the rate that was agreed', () => {
  expect(loanCostOf({ steps: { 0: loan } }, new Date('2026-11-22T10:00:00Z'))).toMatchObject({
    monthly_payment: 230.07,
    apr_rate: 5.06,
    total_cost: 11_043.15,
  });
});

it('is unknown while no loan is chosen or no rate is agreed', () => {
  expect(loanCostOf({ steps: {} })).toBeUndefined();
  expect(loanCostOf({ steps: { 0: { ...loan, yearly_rate: '' } } })).toBeUndefined();
});
