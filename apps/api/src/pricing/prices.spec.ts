import type { Price } from './price.entity.js';
import { loanRate, pricesOn } from './prices.js';

const price = (effectiveFrom: string, rate: number, change: Partial<Price> = {}): Price => ({
  id: 1,
  product: 'green-loan',
  country: 'be',
  effectiveFrom,
  rate,
  netRate: null,
  proRate: null,
  proNetRate: null,
  ...change,
});

const prices = [
  price('2026-12-01', 4.1),
  price('2020-01-01', 3.75),
  price('2026-06-01', 3.9),
  price('2020-01-01', 4.25, { country: 'mt' }),
  price('2020-01-01', 6.95, { product: 'general-purpose-loan' }),
];

it.each([
  ['2019-12-31', 2.81],
  ['2020-01-01', 3.75],
  ['2026-05-31', 3.75],
  ['2026-06-01', 3.9],
  ['2026-11-30', 3.9],
  ['2026-12-01', 4.1],
])('lends on %s at the price that began last, %d', (date, rate) => {
  expect(loanRate(prices, 2, 'be', date)).toBe(rate);
});

it('falls back to the rate of the calculators where a country or a loan has no price', () => {
  expect(loanRate(prices, 2, 'ot', '2026-11-20')).toBe(2.81);
  expect(loanRate(prices, 4, 'be', '2026-11-20')).toBe(2.81);
  expect(loanRate(prices, 2, 'mt', '2026-11-20')).toBe(4.25);
});

it('has one price a product on a day', () => {
  expect(pricesOn(prices, 'be', '2026-12-31').map(({ product, rate }) => [product, rate])).toEqual([
    ['green-loan', 4.1],
    ['general-purpose-loan', 6.95],
  ]);
});
