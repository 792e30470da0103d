import { calculateGoal } from './goal-calculation.js';
import { calculateFactor, calculateLending, calculateSaver } from './calculations.js';

const wrongOf = (calculation: object) => ('problems' in calculation ? calculation.problems : undefined);
const amountWrong = (key: string) => ({ amount: { key: `error.amount.${key}` } });

it.each([
  ['1.234,56', 1234.56],
  ['1,234.56', 1234.56],
  ['1 234,5', 1234.5],
  ['1\u202f234,5', 1234.5],
  ['€ 1234', 1234],
  ['1.234', 1234],
  ['0,12', 0.12],
])('reads %s as %d euro, as people of any of the three languages write it', (amount, principal) => {
  expect(calculateSaver({ amount }, 1)).toMatchObject({ results: { principal } });
  expect(calculateFactor({ amount, fee: '1' })).toMatchObject({ results: { invoice: principal } });
  expect(calculateLending({ amount, years: '5' }, 3)).toMatchObject({ results: { amount: principal } });
});

it.each([
  ['0.125', 'decimals'],
  ['0,125', 'decimals'],
  ['1234.567', 'decimals'],
  ['-5', 'low'],
  ['0', 'low'],
  ['1e3', 'number'],
  ['five', 'number'],
  ['', 'missing'],
  [' ', 'missing'],
  ['9'.repeat(14), 'high'],
  ['9'.repeat(400), 'high'],
])('does not calculate with %j: %s', (amount, key) => {
  expect(wrongOf(calculateSaver({ amount }, 1))).toEqual(amountWrong(key));
  expect(wrongOf(calculateFactor({ amount, fee: '1' }))).toEqual(amountWrong(key));
  expect(wrongOf(calculateLending({ amount, years: '5' }, 3))).toEqual(amountWrong(key));
});

it.each([
  ['0.125', 0.125],
  ['0,125', 0.125],
  ['1.125', 1.125],
])('reads a fee of %s percent with all its decimals', (fee, percent) => {
  expect(calculateFactor({ amount: '1000', fee })).toMatchObject({
    results: { fee: percent, totalCost: percent * 10 },
  });
});

const limits = {
  ...{ type: 1, least: 500, most: 25_000, shortest: 12 },
  longest: [
    { from: 500, months: 12 },
    { from: 5_600, months: 60 },
  ],
};

it.each([
  ['499.99', '1', { amount: { key: 'error.amount.least', values: { leastAmount: '500' } } }],
  ['500', '1', undefined],
  ['25000', '5', undefined],
  ['25000.01', '5', { amount: { key: 'error.amount.most', values: { mostAmount: '25000' } } }],
  ['5600', '0.9', { years: { key: 'error.years.shortest', values: { shortestTerm: '12' } } }],
  ['5600', '5', undefined],
  ['5600', '5.1', { years: { key: 'error.years.longest', values: { amount: '5600', longestTerm: '60' } } }],
  ['5599', '5', { years: { key: 'error.years.longest', values: { amount: '5599', longestTerm: '12' } } }],
])('keeps %s euro over %s years to what the product lends', (amount, years, problems) => {
  expect(wrongOf(calculateLending({ amount, years }, 3, limits))).toEqual(problems);
});

it('plans a goal by the one of both that is not typed', () => {
  expect(calculateGoal({ goal: '1.200,00', monthly: '100' }, 0)).toMatchObject({
    results: { wanted: 'time', months: 12, deposit: 100 },
  });
  expect(calculateGoal({ goal: '1200', start: '600', period: '0,5' }, 0)).toMatchObject({
    results: { wanted: 'deposit', months: 6, deposit: 100, paidIn: 1_200 },
  });
});

it.each([
  [{ goal: '', monthly: '10' }, { goal: 'error.amount.missing' }],
  [{ goal: '1000', start: 'x', monthly: '10' }, { start: 'error.amount.number' }],
  [{ goal: '1000' }, { monthly: 'error.monthly.neither' }],
  [{ goal: '1000', monthly: '10', period: '2' }, { monthly: 'error.monthly.both' }],
  [{ goal: '1000', monthly: '0.125' }, { monthly: 'error.amount.decimals' }],
  [{ goal: '1000', monthly: '0' }, { monthly: 'error.amount.low' }],
  [{ goal: '1000', period: '51' }, { period: 'error.years.high' }],
  [{ goal: '1000000', monthly: '1' }, { monthly: 'error.monthly.never' }],
])('has no plan for %j and says why', (typed, expected) => {
  const problems = wrongOf(calculateGoal(typed, 1)) ?? {};
  expect(Object.fromEntries(Object.entries(problems).map(([name, { key }]) => [name, key]))).toEqual(expected);
});
