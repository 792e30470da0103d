import fc from 'fast-check';
import { annualPercentageRate, roundRate } from './apr.js';

const lent = (amount: number) => [{ amount, years: 0 }];
const monthly = (amount: number, months: number) =>
  Array.from({ length: months }, (_, index) => ({ amount, years: (index + 1) / 12 }));

describe('the published examples', () => {
  // Annex III to Directive 87/102/EEC as amended by Directive 98/7/EC, part A by calendar days, part B by standard years.
  it.each([
    ['one repayment of 1 200 after 546 days', lent(1000), [{ amount: 1200, years: 546 / 365 }], 12.96],
    ['the same with 50 of expenses retained', lent(950), [{ amount: 1200, years: 546 / 365 }], 16.9],
    [
      '600 after one and after two years',
      lent(1000),
      [
        { amount: 600, years: 1 },
        { amount: 600, years: 2 },
      ],
      13.07,
    ],
    [
      '272, 272 and 544 after 3, 6 and 12 months',
      lent(1000),
      [
        { amount: 272, years: 0.25 },
        { amount: 272, years: 0.5 },
        { amount: 544, years: 1 },
      ],
      13.19,
    ],
    ['one repayment of 1 200 after a year and a half', lent(1000), [{ amount: 1200, years: 1.5 }], 12.92],
    ['the same with 50 of expenses retained', lent(950), [{ amount: 1200, years: 1.5 }], 16.85],
  ])('%s', (_, drawdowns, repayments, percent) => {
    expect(roundRate(annualPercentageRate(drawdowns, repayments) ?? Number.NaN)).toBe(percent);
  });

  it('6 000 at 9 percent over four years, guidelines SWD(2012) 128', () => {
    expect(roundRate(annualPercentageRate(lent(6000), monthly(149.31, 48)) ?? Number.NaN)).toBe(9.38);
  });
});

it('is the effective rate of an annuity without charges', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 60, noNaN: true }), fc.integer({ min: 1, max: 360 }), (nominal, months) => {
      const rate = nominal / 1200;
      const payment = (10_000 * rate) / (1 - (1 + rate) ** -months);
      const effective = ((1 + rate) ** 12 - 1) * 100;
      expect(annualPercentageRate(lent(10_000), monthly(payment, months))).toBeCloseTo(effective, 5);
    }),
  );
});

it('equates drawdowns and repayments for any flows, or says that no rate does', () => {
  const amounts = fc.double({ min: 1, max: 1e6, noNaN: true });
  const flow = fc.record({ amount: amounts, years: fc.double({ min: 0.05, max: 30, noNaN: true }) });
  fc.assert(
    fc.property(amounts, fc.array(flow, { minLength: 1, maxLength: 20 }), (amount, repayments) => {
      const rate = annualPercentageRate(lent(amount), repayments);
      if (rate === undefined) return;
      const present = repayments.reduce((sum, { amount: part, years }) => sum + part / (1 + rate / 100) ** years, 0);
      expect(present / amount).toBeCloseTo(1, 5);
    }),
  );
});

it('has no rate where nothing is lent or nothing is repaid', () => {
  expect(annualPercentageRate([], monthly(1, 12))).toBeUndefined();
  expect(annualPercentageRate(lent(100), [])).toBeUndefined();
  expect(annualPercentageRate(lent(Number.NaN), monthly(1, 12))).toBeUndefined();
});

it('has no rate where as much is taken back as is lent or repaid', () => {
  const nothing = [
    { amount: -5, years: 1 },
    { amount: 5, years: 2 },
  ];
  expect(annualPercentageRate(lent(1), nothing)).toBeUndefined();
  expect(annualPercentageRate([...lent(10), { amount: -10, years: 1 }], [{ amount: 1, years: 2 }])).toBeUndefined();
});

it.each([
  [50, 1, -50],
  [50, 1.5, -37],
  [0.1, 1.5, -99],
  [100, 0.5, 0],
  [5_000, 0.5, 249_900],
])('is found wherever it is: %d for 100 after %d years are %d percent', (amount, years, percent) => {
  expect(roundRate(annualPercentageRate(lent(100), [{ amount, years }]) ?? Number.NaN)).toBe(percent);
});

it('rounds halves up', () => {
  expect(roundRate(13.185)).toBe(13.19);
  expect(roundRate(1.005)).toBe(1.01);
  expect(Object.is(roundRate(-1e-13), 0)).toBe(true);
});
