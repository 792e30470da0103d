import { toCents, toEuro } from './money.js';

it('has no negative zero', () => {
  expect([-0, -0.001].map((euro) => Object.is(toCents(euro), 0))).toEqual([true, true]);
});

it.each([Number.NaN, Infinity, -Infinity])('has no cents of %d', (euro) => {
  expect(toCents(euro)).toBeNaN();
});

it('is exact where a double has not every cent any more', () => {
  expect(toCents(59_060_709_517_158_700)).toBe(Number(5_906_070_951_715_870_000n));
  expect(toCents(-40_097_321_061_524_300)).toBe(Number(-4_009_732_106_152_430_000n));
});

it('writes cents in euro', () => {
  expect([0, 1, 12_345].map(toEuro)).toEqual([0, 0.01, 123.45]);
});
