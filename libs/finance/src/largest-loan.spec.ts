import fc from 'fast-check';
import { largestLoan } from './largest-loan.js';
import { loanPlan } from './loan-plan.js';

const planOf = (amount: number, term: number) =>
  loanPlan({
    loanType: 1,
    promotionType: null,
    amount,
    maximum: null,
    term,
    terms: [term],
    interestRate: 4.95,
    promotionalMonths: 0,
    startDate: '2026-11-22',
  });

it('is the largest whole hundred below the amount whose instalment fits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 600, max: 25_000 }), fc.integer({ min: 10, max: 900 }), (below, most) => {
      const loans = (amount: number) => [planOf(amount, 36)].filter((plan) => plan.monthly_payment <= most);
      const found = largestLoan({ below, least: 500, loans });
      const amounts = Array.from({ length: 250 }, (_, index) => (index + 1) * 100).filter(
        (amount) => amount >= 500 && amount < below && loans(amount).length > 0,
      );
      expect(found?.amount).toBe(amounts.at(-1));
    }),
    { numRuns: 30 },
  );
});

it('takes the plan that is preferred', () => {
  const loans = (amount: number) => [planOf(amount, 48), planOf(amount, 36)];
  expect(largestLoan({ below: 1_000, least: 500, loans })).toEqual({ amount: 900, term: 48 });
});
