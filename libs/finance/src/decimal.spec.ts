import { decimalOf, decimalOfText, powerOfTen, roundedQuotient } from './decimal.js';

it.each([
  [0.1, 1n, 1],
  [-12.5, -125n, 1],
  [12, 12n, 0],
  [1e-7, 1n, 7],
  [2.5e-10, 25n, 11],
  [1e21, 10n ** 21n, 0],
  [1.5e22, 15n * 10n ** 21n, 0],
])('writes %d without any error', (number, units, scale) => {
  expect(decimalOf(number)).toEqual({ units, scale });
});

it.each([Number.NaN, Infinity, -Infinity])('knows no decimal number of %d', (number) => {
  expect(decimalOf(number)).toBeUndefined();
});

it('keeps the decimals of a text', () => {
  expect(decimalOfText('-12.50')).toEqual({ units: -1250n, scale: 2 });
});

it('counts powers of ten from 0 on', () => {
  expect([0, 1, 3].map(powerOfTen)).toEqual([1n, 10n, 1000n]);
});

it.each([
  [4n, 2n],
  [5n, 3n],
  [6n, 3n],
  [-5n, -3n],
  [-4n, -2n],
  [0n, 0n],
])('rounds %d halves to %d', (halves, whole) => {
  expect(roundedQuotient(halves, 2n)).toBe(whole);
});
