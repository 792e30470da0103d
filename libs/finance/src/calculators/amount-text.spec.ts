import fc from 'fast-check';
import { centsIn, decimalIn, numberIn, parseAmount, parseEuros, parsePercentage } from './amount-text.js';

it.each([
  ['1234', 1234],
  ['1,234.56', 1234.56],
  ['1.234,56', 1234.56],
  ['1 234,56', 1234.56],
  ['1\u202f234,56', 1234.56],
  ['1\u00a0234.5', 1234.5],
  ['€ 1.234.567', 1234567],
  ['1,234,567.8', 1234567.8],
  ['1,234', 1234],
  ['1.234', 1234],
  ['12,5', 12.5],
  ['12.50', 12.5],
  ['0,375', 0.375],
  ['1234.567', 1234.567],
  ["1'000", 1000],
  ['EUR 1.250,-', 1250],
  ['2500 euro', 2500],
  ['€ 10.000,--', 10000],
  ['-5', -5],
  ['007', 7],
  ['.5', 0.5],
  ['1.2345', 1.2345],
  ['1'.repeat(400), Number.MAX_VALUE],
  [`-${'1'.repeat(400)}`, -Number.MAX_VALUE],
])('reads %j as %d', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

it.each([
  '',
  ' ',
  'abc',
  '1e5',
  'Infinity',
  '1,,2',
  '1.2.3',
  '1,23,4.5',
  '12.34.567',
  '1,234,5',
  '1.234.5',
  '1234,567,890',
  '1.',
  ',',
  '--1',
  '+1',
  '0x10',
])('does not take %j for an amount', (text) => {
  expect(parseAmount(text)).toBeUndefined();
});

it('reads three digits after a lone separator as decimals where there are no thousands', () => {
  expect(parseAmount('2,125', { thousands: false })).toBe(2.125);
  expect(parseAmount('2.125', { thousands: false })).toBe(2.125);
});

it.each(['en-GB', 'nl-BE', 'nl-NL', 'fr-BE', 'fr-FR'])('reads back whatever is written in %s', (locale) => {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) =>
      expect(parseAmount(format.format(cents / 100))).toBe(cents / 100),
    ),
  );
});

it('answers a finite number or nothing for any text', () => {
  fc.assert(fc.property(fc.string(), (text) => expect(Number.isFinite(numberIn(text) ?? 0)).toBe(true)));
  expect(numberIn(Number.NaN)).toBeUndefined();
  expect(numberIn(Infinity)).toBeUndefined();
  expect(numberIn(undefined)).toBeUndefined();
});

it('takes figures up to a million million, which are exact in cents', () => {
  expect([1e12, '1000000000000', -1e12].map((value) => numberIn(value))).toEqual([1e12, 1e12, -1e12]);
  expect([1e12 + 1, '1000000000001', -1e12 - 1].map((value) => numberIn(value))).toEqual(Array(3).fill(undefined));
  expect(decimalIn(1e12)).toEqual({ units: 10n ** 12n, scale: 0 });
  expect([1e12 + 1, '1000000000001', Number.NaN, 'x', undefined].map((value) => decimalIn(value))).toEqual(
    Array(5).fill(undefined),
  );
});

it('reads a typed figure without any error', () => {
  expect(decimalIn('1.234,50')).toEqual({ units: 123_450n, scale: 2 });
  expect(decimalIn('1,234', { thousands: false })).toEqual({ units: 1_234n, scale: 3 });
  expect(decimalIn(0.1)).toEqual({ units: 1n, scale: 1 });
});

it('takes euros from 0 on for cents, with at most two decimals', () => {
  expect(['0', '12.34', 0.05].map(centsIn)).toEqual([0, 1_234, 5]);
  expect(['0.005', '-0.01', -1, 'x', undefined].map(centsIn)).toEqual(Array(5).fill(undefined));
});

it.each([
  ['1,250.50', 1250.5],
  ['1.250,50', 1250.5],
  ['1 250,50', 1250.5],
  ['€ 1250', 1250],
  ['1250.5', 1250.5],
  ['1,250', 1250],
  ['1.250.000', 1_250_000],
  ['12,5', 12.5],
  [',50', 0.5],
  ['-3.20', -3.2],
  ["1'250", 1250],
  ['0', 0],
])('reads %s as euros', (typed, amount) => {
  expect(parseEuros(typed)).toBe(amount);
});

it.each(['', ' ', 'abc', '1,2345', '0,375', '12,34,56.7', '1..2', '1.250.50,00', '1e5', '5 apples'])(
  'reads no euros from "%s"',
  (typed) => {
    expect(parseEuros(typed)).toBeUndefined();
  },
);

it.each([
  ['33.33', 33.33],
  ['33,33', 33.33],
  ['33,333', 33.333],
  ['0,5 %', 0.5],
  ['100%', 100],
  ['5 % ', 5],
  ['5%5', undefined],
  ['5%x', undefined],
  ['a third', undefined],
  ['', undefined],
])('reads %j as a percentage of %d', (text, percentage) => {
  expect(parsePercentage(text)).toBe(percentage);
});
