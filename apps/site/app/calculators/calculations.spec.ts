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
