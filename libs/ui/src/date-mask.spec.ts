import { completeDate, latestAdultBirthday, maskDate } from './date-mask.js';

const typed = (text: string): string =>
  [...text].reduce((before, character) => maskDate(before, before + character), '');

it.each([
  ['27031985', '27/03/1985'],
  ['27/03/1985', '27/03/1985'],
  ['27.3.1985', '27/3/1985'],
  ['7 3 1985', '7/3/1985'],
  ['2703198599', '27/03/1985'],
  ['ab27', '27/'],
])('makes of %s, typed one by one, %s', (keys, shown) => {
  expect(typed(keys)).toBe(shown);
});

it('takes pasted dates', () => {
  expect(['1985-03-27', '27031985', '27-03-1985'].map((text) => maskDate('', text))).toEqual([
    '27/03/1985',
    '27/03/1985',
    '27/03/1985',
  ]);
});

it('completes only what is a date', () => {
  expect(['1/2/2000', '31/2/2000', '1/2'].map(completeDate)).toEqual(['01/02/2000', '31/2/2000', '1/2']);
});

it('counts eighteen years back, also from a leap day', () => {
  expect(latestAdultBirthday('2026-11-20')).toBe('2008-11-20');
  expect(latestAdultBirthday('2028-02-29')).toBe('2010-02-28');
});
