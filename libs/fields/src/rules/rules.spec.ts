import {
  Adult,
  checkFields,
  DateText,
  Digits,
  Flag,
  FutureDate,
  Integer,
  Money,
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
  @FutureDate() expiry: string;
  @Share() share: number;
  @Digits() card: string;
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
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['\u202EsnaJ \u2066Peeters\u2069', 'snaJ Peeters'],
  ['Dupont\u200F (1)', 'Dupont\u200F (1)'],
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
  [Number.MAX_VALUE, 'max'],
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
  ['59‑20–17.7\u200B36', '592017736'],
]);
wrong('card', [
  ['592017736B', 'numbers'],
  ['1'.repeat(101), 'length'],
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
