import fc from 'fast-check';
import { loanPlan, loanPlanRows, type LoanPlanRequest } from './loan-plan.js';

const asked = (changes: Partial<LoanPlanRequest> = {}): LoanPlanRequest => ({
  loanType: 1,
  promotionType: null,
  amount: 10_000,
  maximum: 25_000,
  term: 60,
  terms: [12, 24, 36, 48, 60],
  interestRate: 4.95,
  promotionalMonths: 0,
  startDate: '2026-11-20',
  ...changes,
});

it('has every figure of a loan without promotion', () => {
  expect(loanPlan(asked())).toEqual({
    loan_type: 1,
    promotion_type: null,
    loan_amount: 10_000,
    promotional_months: 0,
    interest_rate: 4.95,
    term: 60,
    start_date: '2026-11-20',
    first_payment_date: '2026-12-20',
    monthly_payment: 188.48,
    total_interest: 1309.06,
    total_cost: 11_309.06,
    apr_rate: 5.06,
    vm_cost: 0,
    is_loan_rejected: false,
    is_loan_revised: false,
    revised_loan_amount: null,
    revised_loan_term: null,
  });
});

it('lets the partner pay the interest of the promotional months', () => {
  expect(loanPlan(asked({ promotionType: 2, promotionalMonths: 12 }))).toMatchObject({
    promotion_type: 2,
    promotional_months: 12,
    monthly_payment: 180.29,
    total_interest: 817.53,
    total_cost: 10_817.53,
    apr_rate: 3.18,
    vm_cost: 445.92,
  });
  expect(loanPlan(asked({ amount: 1200, term: 12, promotionalMonths: 12 }))).toMatchObject({
    monthly_payment: 100,
    total_interest: 0,
    apr_rate: 0,
    vm_cost: 32.19,
  });
});

it('rejects what is over the maximum, and nothing where there is none', () => {
  expect(loanPlan(asked({ amount: 25_000 })).is_loan_rejected).toBe(false);
  expect(loanPlan(asked({ amount: 25_000.01 }))).toMatchObject({ is_loan_rejected: true, is_loan_revised: false });
  expect(loanPlan(asked({ amount: 90_000, maximum: null })).is_loan_rejected).toBe(false);
});

it('revises a term that ends after the 75th birthday to the longest that does not', () => {
  const revised = loanPlan(asked({ born: '1955-06-01' }));
  expect(revised).toMatchObject({
    term: 60,
    is_loan_revised: true,
    is_loan_rejected: false,
    revised_loan_term: 36,
    revised_loan_amount: 10_000,
  });
  expect(revised.monthly_payment).toBe(loanPlan(asked({ term: 36 })).monthly_payment);
  expect(loanPlanRows(revised)).toHaveLength(36);
  expect(loanPlan(asked({ born: '1956-11-20' })).is_loan_revised).toBe(false);
});

it('takes the longest shorter term where the asked one is not offered', () => {
  expect(loanPlan(asked({ isOffered: false, terms: [12, 60, 48, 72] })).revised_loan_term).toBe(48);
});

it('rejects when no term ends by the 75th birthday', () => {
  expect(loanPlan(asked({ born: '1951-12-01' }))).toMatchObject({
    is_loan_rejected: true,
    is_loan_revised: false,
    revised_loan_term: null,
  });
});

it('dates each payment, clamped to the end of shorter months', () => {
  const rows = loanPlanRows(loanPlan(asked({ startDate: '2026-12-31', term: 12 })));
  expect(rows.slice(0, 3).map(({ date }) => date)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31']);
  expect(rows.at(-1)).toMatchObject({ month: 12, date: '2027-12-31', balance: 0 });
});

it('adds up for any loan, to the cent', () => {
  const requests = fc.record({
    amount: fc.integer({ min: 50_000, max: 10_000_000 }).map((cents) => cents / 100),
    term: fc.integer({ min: 1, max: 120 }),
    interestRate: fc.integer({ min: 0, max: 2000 }).map((rate) => rate / 100),
    promotionalMonths: fc.integer({ min: 0, max: 24 }),
  });
  fc.assert(
    fc.property(requests, (request) => {
      const plan = loanPlan(asked({ ...request, maximum: null }));
      const rows = loanPlanRows(plan);
      const cents = (euro: number) => Math.round(euro * 100);
      const sum = (part: 'principal' | 'payment' | 'interest') =>
        rows.reduce((total, row) => total + cents(row[part]), 0);
      expect(sum('principal')).toBe(cents(request.amount));
      expect(sum('payment')).toBe(cents(plan.total_cost));
      expect(sum('interest')).toBe(cents(plan.total_interest));
      expect(rows.at(-1)?.balance).toBe(0);
      for (const value of Object.values(plan)) if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
    }),
  );
});
