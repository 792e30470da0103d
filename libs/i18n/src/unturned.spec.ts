import { unturned } from './unturned.js';

it.each([
  ['Ada \u202Eallev\u202C Vella', 'Ada allev Vella'],
  ['\u2066a\u2067b\u2068c\u2069', 'abc'],
  ['Țepeș\u200E 1\u202F000 €', 'Țepeș\u200E 1\u202F000 €'],
])('of %p is %p', (text, plain) => {
  expect(unturned(text)).toBe(plain);
});
