import fc from 'fast-check';
import { amortisation, annuityPayment } from './amortisation.js';

/** Any loan that the bank could make, and many that it would not. */
const loans = fc.record({
  principal: fc.integer({ min: 1, max: 1_000_000_000 }),
  rate: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 0, max: 60_000_000 }).map((rate) => rate / 1_000_000),
  ),
  months: fc.integer({ min: 1, max: 480 }),
  interestFreeMonths: fc.integer({ min: 0, max: 60 }),
});

/** Loans of the size that the bank makes, where a payment always covers more than the interest. */
const consumerLoans = fc.record({
  principal: fc.integer({ min: 50_000, max: 10_000_000 }),
  rate: fc.integer({ min: 0, max: 300_000 }).map((rate) => rate / 10_000),
  months: fc.integer({ min: 1, max: 120 }),
  interestFreeMonths: fc.integer({ min: 0, max: 24 }),
});

it.each([
  // The textbook loan of 100 000 over 30 years at 6 percent, and the example of the Commission's guidelines SWD(2012) 128.
  [10_000_000, 6, 360, 59_955],
  [600_000, 9, 48, 14_931],
  // Computed apart with 50 decimals.
  [1_000_000, 4.95, 60, 18_848],
  [2_500_000, 6.95, 120, 28_963],
  [2_000_000, 2.81, 120, 19_137],
])('%d cents at %d %% over %d months cost %d cents a month', (principal, rate, months, payment) => {
  expect(annuityPayment({ principal, rate, months })).toBe(payment);
});

it.each([
  [{ principal: 1_000_000, rate: 4.95, months: 60 }, 18_874, 130_906, 0],
  [{ principal: 1_000_000, rate: 4.95, months: 60, interestFreeMonths: 12 }, 18_042, 81_753, 44_592],
  [{ principal: 1_500_000, rate: 3.75, months: 84, interestFreeMonths: 6 }, 20_008, 177_186, 27_190],
  [{ principal: 120_000, rate: 4.95, months: 12, interestFreeMonths: 12 }, 10_000, 0, 3_219],
])('ends as computed apart: %j', (loan, last, interest, sponsored) => {
  const rows = amortisation(loan);
  expect(rows.at(-1)?.payment).toBe(last);
  expect(rows.reduce((sum, row) => sum + row.interest, 0)).toBe(interest);
  expect(rows.reduce((sum, row) => sum + row.sponsored, 0)).toBe(sponsored);
});

it('repays exactly the principal, in whole cents, and closes at 0', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const rows = amortisation(loan);
      expect(rows.reduce((sum, row) => sum + row.principal, 0)).toBe(loan.principal);
      expect(rows.at(-1)?.balance).toBe(0);
      expect(rows.map(({ month }) => month)).toEqual(Array.from({ length: loan.months }, (_, index) => index + 1));
      expect(rows.every((row) => Object.values(row).every((value) => Number.isSafeInteger(value) && value >= 0))).toBe(
        true,
      );
      expect(rows.every((row) => row.payment === row.principal + row.interest)).toBe(true);
    }),
  );
});

it('charges no interest in the free months, and the same payment until the last', () => {
  fc.assert(
    fc.property(consumerLoans, (loan) => {
      const rows = amortisation(loan);
      for (const row of rows.slice(0, loan.interestFreeMonths)) expect(row.interest).toBe(0);
      for (const row of rows.slice(loan.interestFreeMonths)) expect(row.sponsored).toBe(0);
      const open = rows.slice(0, -1).filter((row) => row.balance > 0);
      expect(new Set(open.map(({ payment }) => payment)).size).toBeLessThanOrEqual(1);
    }),
  );
});

it.each([
  { principal: 100, rate: 5, months: 0 },
  { principal: 100, rate: 5, months: -1 },
  { principal: -1, rate: 5, months: 12 },
  { principal: 2 ** 53, rate: 5, months: 12 },
  { principal: 100.5, rate: 5, months: 12 },
  { principal: Number.NaN, rate: 5, months: 12 },
  { principal: 100, rate: -1, months: 12 },
  { principal: 100, rate: Infinity, months: 12 },
  { principal: 100, rate: 5, months: 1201 },
  { principal: 100, rate: 5, months: 12, interestFreeMonths: 0.5 },
  { principal: 100, rate: 5, months: 12, interestFreeMonths: -1 },
])('refuses what is no loan: %j', (loan) => {
  const words = 'A loan has a principal in whole cents, a rate of 0 or more and 1 to 1200 months.';
  expect(() => amortisation(loan)).toThrow(new RangeError(words));
});

it('pays nothing back of nothing', () => {
  expect(amortisation({ principal: 0, rate: 5, months: 1 })).toEqual([
    { month: 1, payment: 0, interest: 0, principal: 0, balance: 0, sponsored: 0 },
  ]);
});

it('rounds half a cent of interest up, whatever a double makes of it', () => {
  expect(amortisation({ principal: 1_500_000, rate: 3.15, months: 48 })[0]).toMatchObject({ interest: 3_938 });
});
