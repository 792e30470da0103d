import { phoneText } from './phone-text.js';

it.each([
  ['+32470123456', '+32 470 12 34 56'],
  ['0032 470-12-34-56', '+32 470 12 34 56'],
  ['+44 7911123456', '+44 7911 123456'],
  ['+35699123456', '+356 9912 3456'],
  ['0470 12 34 56', '0470 12 34 56'],
  ['call me', 'call me'],
  [null, ''],
])('writes %s as %s', (typed, written) => {
  expect(phoneText(typed)).toBe(written);
});
