import { createFormatter, labelled } from './format.js';
import { parseDate, writeDate } from './parse.js';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

it.each([
  ['mt', 'en', '€1,250.50', '4.95%', '20 November 2026'],
  ['be', 'nl', '€ 1.250,50', '4,95%', '20 november 2026'],
  ['be', 'fr', '1 250,50 €', '4,95 %', '20 novembre 2026'],
] as const)('writes money, rates and dates for %s in %s', (country, language, money, percent, date) => {
  const format = createFormatter({ country, language });
  expect(plain(format.money(1250.5))).toBe(money);
  expect(plain(format.percent(4.95))).toBe(percent);
  expect(format.date('2026-11-20')).toBe(date);
});

it('does not move a calendar date to another day, and writes an instant in the zone asked for', () => {
  const format = createFormatter({ country: 'mt', language: 'en' }, 'America/Los_Angeles');
  expect(format.date('2026-11-20')).toBe('20 November 2026');
  expect(format.date('2026-11-20T02:00:00Z')).toBe('19 November 2026');
});

it('rounds a rate that is written half way up', () => {
  const { percent } = createFormatter({ country: 'mt', language: 'en' });
  expect([60, 60.5, 33.33].map((share) => percent(share, { short: true }))).toEqual(['60%', '60.5%', '33.33%']);
  expect([0.175, 1.005, 4.125, 0.0000001].map((rate) => percent(rate))).toEqual(['0.18%', '1.01%', '4.13%', '0.00%']);
});

it('writes whole euros without cents', () => {
  const format = createFormatter({ country: 'mt', language: 'en' });
  expect(format.money(25_000, { whole: true })).toBe('€25,000');
  expect(format.number(1234.567, 1)).toBe('1,234.6');
});

it('reads dates strictly', () => {
  expect(['27/03/1985', '1-2-2000', '29.02.2024'].map(parseDate)).toEqual(['1985-03-27', '2000-02-01', '2024-02-29']);
  expect(['31/02/2020', '29/02/2023', '3/13/2020', '1/1/85', 'soon'].map(parseDate)).toEqual(Array(5).fill(undefined));
  expect(writeDate('1985-03-27')).toBe('27/03/1985');
});

it('writes a label before what it says with the colon of the language', () => {
  expect((['en', 'nl', 'fr'] as const).map((language) => labelled(language, 'Total', '5'))).toEqual([
    'Total: 5',
    'Total: 5',
    'Total\u00a0: 5',
  ]);
});
