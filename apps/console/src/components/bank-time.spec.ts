import { instantInBrussels, instantOf } from './bank-time.js';

it.each([
  ['25/12/2026', '08:30', '2026-12-25T07:30:00.000Z'],
  ['1/7/2027', '', '2027-06-30T22:00:00.000Z'],
  // The clock is put on at two and back at three.
  ['28/03/2027', '01:59', '2027-03-28T00:59:00.000Z'],
  ['28/03/2027', '02:30', '2027-03-28T01:30:00.000Z'],
  ['28/03/2027', '03:00', '2027-03-28T01:00:00.000Z'],
  ['31/10/2027', '02:30', '2027-10-31T01:30:00.000Z'],
  ['31/10/2027', '03:00', '2027-10-31T02:00:00.000Z'],
  ['31/02/2027', '08:00', '31/02/2027 08:00'],
])('%s at %s is %s', (day, time, instant) => expect(instantInBrussels(day, time)).toBe(instant));

it.each([
  ['2026-12-25', '08:00', 0, '2026-12-25T07:00:00.000Z'],
  // The day on which the clock is put back has 25 hours.
  ['2027-10-31', '00:00', 1, '2027-10-31T23:00:00.000Z'],
  ['2027-02-28', '08:00', 1, '2027-03-01T07:00:00.000Z'],
  ['2027-02-30', '08:00', 0, undefined],
  ['2027-02', '00:00', 0, undefined],
  // A year that is still being typed, and the last one.
  ['0002-03-04', '12:00', 0, '0002-03-04T11:42:30.000Z'],
  ['9999-12-31', '00:00', 1, undefined],
])('%s at %s, %d days later, is %s', (date, time, later, instant) =>
  expect(instantOf(date, time, later)).toBe(instant),
);
