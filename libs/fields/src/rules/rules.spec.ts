import {
  Adult,
  Country,
  checkFields,
  DateText,
  Digits,
  Email,
  Flag,
  FutureDate,
  Integer,
  Money,
  Phone,
  Postcode,
  Share,
  Text,
  Year,
  YesNo,
} from '../index.js';
import { at } from '../testing/answers.js';

class Sample {
  @Text() text: string;
  @Text({ max: 20, multiline: true }) lines: string;
  @Text({ pattern: /^\D+\d+$/ }) shaped: string;
  @DateText() date: string;
  @Adult() born: string;
  @Year() year: string;
  @Money() money: number;
  @Integer({ max: 20 }) count: number;
  @Flag() flag: boolean;
  @Phone() phone: string;
  @Email() email: string;
  @Country('countries') country: string;
  @Postcode('country') postcode: string;
  @FutureDate() expiry: string;
  @Share() share: number;
  @Digits({ max: 10 }) card: string;
  @YesNo() answer: boolean;
}

const check = (name: string, value: unknown, others = {}) => {
  const { fields, errors } = checkFields(Sample, { ...others, [name]: value }, { at });
  return errors?.[name]?.[0] ?? { kept: fields[name] };
};

const right = (name: string, examples: readonly (readonly [unknown, unknown])[]) =>
  it.each(examples)(`${name} takes %j as %j`, (value, kept) => expect(check(name, value)).toEqual({ kept }));
const wrong = (name: string, examples: readonly (readonly [unknown, string])[]) =>
  it.each(examples)(`${name} answers %j with %s`, (value, key) => expect(check(name, value)).toBe(key));

right('text', [
  [' Ann ', 'Ann'],
  ['x'.repeat(100), 'x'.repeat(100)],
  ['Zoë 李', 'Zoë 李'],
  ['👩‍👧', '👩‍👧'],
  ['', ''],
  [null, ''],
]);
wrong('text', [
  ['x'.repeat(101), 'length'],
  [5, 'format'],
  [true, 'format'],
  [['a'], 'format'],
  [{}, 'format'],
  ['a\u0000b', 'format'],
  ['a\nb', 'format'],
  ['\ud83d', 'format'],
  ['x'.repeat(1_000_000), 'length'],
]);
right('lines', [['one\ntwo\ttabs', 'one\ntwo\ttabs']]);
wrong('lines', [
  ['a\u0007b', 'format'],
  ['x'.repeat(21), 'length'],
]);
right('shaped', [
  ['AB12', 'AB12'],
  ['é-1', 'é-1'],
]);
wrong('shaped', [
  ['12AB', 'format'],
  ['AB', 'format'],
  ['12', 'format'],
  ['A1B2', 'format'],
]);

right('date', [
  ['20/11/2026', '20/11/2026'],
  [' 29/02/2024 ', '29/02/2024'],
  ['31/12/1999', '31/12/1999'],
]);
wrong('date', [
  ['29/02/2026', 'date'],
  ['31/04/2026', 'date'],
  ['1/1/2026', 'date'],
  ['2026-11-20', 'date'],
  ['11/20/2026', 'date'],
  ['00/01/2026', 'date'],
  ['01/00/2026', 'date'],
  ['01/01/0000', 'date'],
  ['01/01/26', 'date'],
  ['01/01/2026x', 'date'],
  [20112026, 'date'],
  [[], 'date'],
]);
right('born', [
  ['20/11/2008', '20/11/2008'],
  ['01/01/1950', '01/01/1950'],
]);
wrong('born', [
  ['21/11/2008', 'adult'],
  ['20/11/2026', 'adult'],
  ['01/01/2030', 'adult'],
  ['01/01/1850', 'date'],
  ['30/02/1980', 'date'],
]);
right('year', [
  ['1999', '1999'],
  [2026, '2026'],
  ['', ''],
]);
wrong('year', [
  ['99', 'year'],
  ['19999', 'year'],
  ['2027', 'year'],
  ['19a9', 'year'],
  [1999.5, 'year'],
  [{}, 'year'],
]);

right('money', [
  ['1,234.56', 1234.56],
  ['500', 500],
  [500.5, 500.5],
  ['0', 0],
  ['12.', 12],
  ['25,000', 25_000],
  ['1,234,567.8', 1_234_567.8],
  [999_999_999.99, 999_999_999.99],
  ['0.1', 0.1],
  [1.1, 1.1],
  ['', ''],
]);
wrong('money', [
  ['1.234', 'numbers'],
  ['0.125', 'numbers'],
  ['0,125', 'numbers'],
  ['12,5', 'numbers'],
  ['1.234,56', 'numbers'],
  ['1,23,456', 'numbers'],
  ['abc', 'numbers'],
  ['1e5', 'numbers'],
  [1.234, 'numbers'],
  [Infinity, 'numbers'],
  [Number.NaN, 'numbers'],
  ['-1', 'min'],
  [-1, 'min'],
  [1_000_000_000, 'max'],
  ['9'.repeat(60), 'numbers'],
  [[5], 'numbers'],
  [true, 'numbers'],
  ['€5', 'numbers'],
]);
it('keeps what is no amount as typed', () =>
  expect(checkFields(Sample, { money: '1,2x ,' }, { at }).fields).toEqual({ money: '1,2x ,' }));
right('count', [
  ['3', 3],
  [0, 0],
  ['007', 7],
]);
wrong('count', [
  ['3.5', 'numbers'],
  [3.5, 'numbers'],
  ['x', 'numbers'],
  [21, 'max'],
  [-1, 'min'],
  [true, 'numbers'],
  [[3], 'numbers'],
  ['1e1', 'numbers'],
]);
right('flag', [
  [true, true],
  [false, false],
  ['true', true],
  ['false', false],
  [null, ''],
]);
wrong('flag', [
  ['yes', 'format'],
  [1, 'format'],
  [0, 'format'],
  [[], 'format'],
]);

right('phone', [
  ['0470 12 34 56', '0470 12 34 56'],
  ['+32 470 12 34 56', '+32 470 12 34 56'],
  ['0032470123456', '0032470123456'],
  ['+356 9912 3456', '+356 9912 3456'],
  ['02-123-45-67', '02-123-45-67'],
  ['123456', '123456'],
  ['+351 912 345 678', '+351 912 345 678'],
  ['+44 7911 123456', '+44 7911 123456'],
  ['+49 1512 3456789', '+49 1512 3456789'],
  ['+44 07911 123456', '+44 07911 123456'],
  ['0044 7911 123456', '+44 7911 123456'],
  ['+39 06 1234 5678', '+39 06 1234 5678'],
  ['+12025550145', '+12025550145'],
  ['+999 123456789', '+999 123456789'],
]);
wrong('phone', [
  ['12345', 'phone'],
  ['123456789012345678901', 'phone'],
  ['04701234567', 'phone'],
  ['+32 470 12 34 567', 'phone'],
  ['+33 6 12 34 56 789', 'phone'],
  ['+31 6 1234 56789', 'phone'],
  ['+356 9912 34567', 'phone'],
  ['+356 9912 345', 'phone'],
  ['+44 7911 1234567', 'phone'],
  ['+999 1234567890', 'phone'],
  ['0470/12.34.56', 'phone'],
  ['+32+4701234', 'phone'],
  ['------', 'phone'],
  ['abcdef', 'phone'],
  [470123456, 'phone'],
  [{}, 'phone'],
]);
right('email', [
  ['ann@example.com', 'ann@example.com'],
  [' ann.o+x@sub.example.be ', 'ann.o+x@sub.example.be'],
]);
wrong('email', [
  ['ann', 'email'],
  ['ann@', 'email'],
  ['@example.com', 'email'],
  ['a b@example.com', 'email'],
  ['a@example.com\nBcc: b@example.com', 'email'],
  ['a@example', 'email'],
  [5, 'email'],
  [`${'a'.repeat(250)}@example.com`, 'email'],
]);

right('country', [
  ['be', 'be'],
  ['BE', 'be'],
  [' mt ', 'mt'],
]);
wrong('country', [
  ['belgium', 'oneOf'],
  ['xx', 'oneOf'],
  ['b', 'oneOf'],
  [5, 'oneOf'],
  [['be'], 'oneOf'],
  ['__proto__', 'oneOf'],
]);

describe('a postcode', () => {
  it.each(['1000', '9992', '2018'])('of Belgium may be %s', (code) =>
    expect(check('postcode', code, { country: 'be' })).toEqual({ kept: code }),
  );
  it.each(['0999', '9993', '999', '10000', 'B-1000', '10 00', 'abcd'])('of Belgium is not %s', (code) =>
    expect(check('postcode', code, { country: 'be' })).toBe('format'),
  );
  it.each(['VLT 1117', '75001', 'SW1A 1AA', '101', '1234567890'])('elsewhere may be %s', (code) =>
    expect(check('postcode', code, { country: 'mt' })).toEqual({ kept: code }),
  );
  it('elsewhere has 3 to 10 characters', () => {
    expect(check('postcode', '12', { country: 'mt' })).toBe('length');
    expect(check('postcode', '12345678901', { country: 'mt' })).toBe('length');
    expect(check('postcode', '<b>', { country: 'mt' })).toBe('format');
    expect(check('postcode', 1000, { country: 'be' })).toBe('format');
  });
});

right('expiry', [['21/11/2026', '21/11/2026']]);
wrong('expiry', [
  ['20/11/2026', 'date'],
  ['31/02/2030', 'date'],
  ['2030-01-01', 'date'],
]);

right('share', [
  ['33.33', 33.33],
  [100, 100],
  ['0.01', 0.01],
]);
wrong('share', [
  [0, 'min'],
  [-1, 'min'],
  [100.01, 'max'],
  ['33.333', 'numbers'],
  ['half', 'numbers'],
]);

right('card', [
  ['592-017.736', '592017736'],
  [' 1 2 ', '12'],
]);
wrong('card', [
  ['592017736B', 'numbers'],
  ['12345678901', 'length'],
  [592, 'numbers'],
  [{}, 'numbers'],
]);

right('answer', [
  ['yes', true],
  ['no', false],
  [true, true],
  ['false', false],
]);
wrong('answer', [['maybe', 'format']]);
