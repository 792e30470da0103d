import fc from 'fast-check';
import { isDay } from '@statewise/contract';
import { daysIn, isoDay, lastDays, spansOf } from './period.js';

it('takes whole months as months, and days before and behind them', () => {
  expect(spansOf({ from: '2026-01-30', to: '2026-03-02' }, '2026-03-03')).toEqual([
    { grain: 'day', since: '2026-01-30' },
    { grain: 'day', since: '2026-01-31' },
    { grain: 'month', since: '2026-02-01' },
    { grain: 'day', since: '2026-03-01' },
    { grain: 'day', since: '2026-03-02' },
  ]);
});

it('takes the month that has not ended as a whole one up to today', () => {
  expect(spansOf({ from: '2026-02-28', to: '2026-03-02' }, '2026-03-02')).toEqual([
    { grain: 'day', since: '2026-02-28' },
    { grain: 'month', since: '2026-03-01' },
  ]);
});

it('covers each day of a period once that has come, and no other', () => {
  const msPerDay = 86_400_000;
  const day = fc.integer({ min: 0, max: 4_000 }).map((n) => isoDay(Date.UTC(2020, 0, 1 + n)));
  const daysFrom = (first: string, count: number) =>
    Array.from({ length: count }, (_, n) => isoDay(Date.parse(first) + n * msPerDay));
  fc.assert(
    fc.property(day, day, day, (one, other, today) => {
      const [from = '', to = ''] = [one, other].sort();
      const covered = spansOf({ from, to }, today).flatMap(({ grain, since }) => {
        const [year = 0, month = 0] = since.split('-').map(Number);
        return daysFrom(since, grain === 'day' ? 1 : new Date(Date.UTC(year, month, 0)).getUTCDate());
      });
      const hasCome = (date: string) => date <= today;
      expect(covered.filter(hasCome)).toEqual(daysFrom(from, daysIn({ from, to })).filter(hasCome));
    }),
  );
});

it('counts the last day as one of the last days', () => {
  expect(lastDays(1, '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  expect(lastDays(2, '2026-03-01')).toEqual({ from: '2026-02-28', to: '2026-03-01' });
});

it.each(['2026-02-30', '2026-2-3', 'yesterday', '', '0000-00-00', '2026-13-01'])('knows no day %p', (text) => {
  expect(isDay(text)).toBe(false);
});
