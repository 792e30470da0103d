import { typedNumbers } from './typed-numbers.js';

const firsts = (text: string): string[] => typedNumbers(text).map(({ first }) => first);

it.each([
  ['+356 7912 3456', '~65432197653'],
  ['00356 7912-3456', '~65432197653'],
  ['7912 3456', '~65432197'],
  ['0479 12 34 56', '~654321974'],
  ['(0479) 12.34.56', '~654321974'],
  ['+32 (0)479 12 34 56', '~65432197423'],
])('takes %s for a phone number, the last digit first', (typed, first) => {
  expect(firsts(typed)[0]).toBe(first);
});

it.each(['+32 479 12 34 56', '0032 479 12 34 56'])('looks for %s without the code of its country, too', (typed) => {
  expect(firsts(typed).slice(0, 2)).toEqual(['~65432197423', '~65432197']);
});

it.each(['14/03/1985', '14.3.1985', '14-03-1985', '1985-03-14', ' 14 03 1985 '])('takes %s for a date', (typed) => {
  expect(firsts(typed)[0]).toBe('@19850314');
});

it.each([
  ['BE 0123.456.749', '!be0123456749'],
  ['be0123456749', '!be0123456749'],
  ['592-1234567-89', '!592123456789'],
  ['12345M', '!12345m'],
])('takes %s for a number, as it is kept', (typed, first) => {
  expect(firsts(typed).at(-1)).toBe(first);
});

it.each(['Ada', '1234', 'ada@example.com', 'Republic Street 12', '7K3M-9QWX-2TRB'])(
  'takes %s for words alone',
  (typed) => {
    expect(firsts(typed)).toEqual([]);
  },
);
