import fc from 'fast-check';
import { addMonths, adultAge, ageOn, dateOf, endsByAge, isCalendarDate, latestAdultBirthday } from './calendar.js';

it.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['1900-02-29', false],
  ['2026-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['2026-01-01', true],
  ['2026-01-32', false],
  ['2026-12-31', true],
  ['12026-01-01', false],
  ['2026-01-01T00:00', false],
  ['0000-01-01', false],
  ['2026-1-1', false],
  ['', false],
])('knows whether %s is a day: %s', (date, known) => {
  expect(isCalendarDate(date)).toBe(known);
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-11-20', 1, '2026-12-20'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-31', 13, '2027-02-28'],
  ['2026-08-31', 120, '2036-08-31'],
  ['2026-03-30', 0, '2026-03-30'],
])('%s and %d months later is %s', (date, months, later) => {
  expect(addMonths(date, months)).toBe(later);
});

it('counts completed years', () => {
  expect(ageOn('2008-11-20', '2026-11-20')).toBe(18);
  expect(ageOn('2008-11-21', '2026-11-20')).toBe(17);
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
});

it('lets a loan end on the birthday and not a day later', () => {
  expect(endsByAge('2026-11-20', 12, '1952-11-20', 75)).toBe(true);
  expect(endsByAge('2026-11-20', 12, '1952-11-19', 75)).toBe(false);
});

it('lets the loan of somebody born on 29 February end on the 1 March on which they turn older', () => {
  expect(endsByAge('2026-03-01', 12, '1952-02-29', 75)).toBe(true);
  expect(endsByAge('2026-03-02', 12, '1952-02-29', 75)).toBe(false);
  expect(endsByAge('2027-02-28', 12, '1952-02-29', 76)).toBe(true);
  expect(endsByAge('2027-03-01', 12, '1952-02-29', 76)).toBe(false);
});

it.each([
  ['2026-11-20T22:59:59.999Z', '2026-11-20'],
  ['2026-11-20T23:00:00.000Z', '2026-11-21'],
  ['2026-07-20T21:59:59.999Z', '2026-07-20'],
  ['2026-07-20T22:00:00.000Z', '2026-07-21'],
])('takes the date of %s by the clock in Brussels', (instant, date) => {
  expect(dateOf(instant)).toBe(date);
});

describe('the last birthday of an adult', () => {
  it.each([
    ['2026-11-21', '2008-11-21'],
    ['2026-02-28', '2008-02-28'],
    ['2026-03-01', '2008-03-01'],
    ['2028-02-29', '2010-02-28'],
  ])('on %s is %s', (date, born) => {
    expect(latestAdultBirthday(date)).toBe(born);
  });

  it('makes an adult whoever was born then, and nobody who was born a day later', () => {
    const day = fc.integer({ min: 0, max: 60_000 }).map((days) => isoOf(Date.UTC(1950, 0, 1) + days * oneDay));
    fc.assert(
      fc.property(day, (date) => {
        const born = latestAdultBirthday(date);
        expect(ageOn(born, date)).toBeGreaterThanOrEqual(adultAge);
        expect(ageOn(isoOf(Date.parse(born) + oneDay), date)).toBeLessThan(adultAge);
      }),
    );
  });
});

const oneDay = 24 * 60 * 60 * 1000;

function isoOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
