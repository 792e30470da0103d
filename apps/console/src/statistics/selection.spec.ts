import { filterNames, queryOf, type FilterName } from './selection.js';

const nothing = Object.fromEntries(filterNames.map((name) => [name, ''])) as Record<FilterName, string>;

it('asks for thirty days when nothing is chosen', () => {
  expect(queryOf(nothing, 'a')).toEqual({ days: 30, version: undefined, locale: undefined });
});

it('keeps two selections apart, and takes two days the right way round', () => {
  const values = {
    ...nothing,
    period: '7',
    locale: 'nl',
    ...{ 'b-period': 'own', 'b-from': '2026-03-31', 'b-to': '2026-03-01', 'b-version': '2' },
  };
  expect(queryOf(values, 'a')).toEqual({ days: 7, version: undefined, locale: 'nl' });
  expect(queryOf(values, 'b')).toEqual({ from: '2026-03-01', to: '2026-03-31', version: '2', locale: undefined });
});
