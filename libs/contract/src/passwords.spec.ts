import { isCommonPassword } from './passwords.js';

it.each([
  '1qaz2wsx3edc',
  'Administrator',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'PasswordPassword',
  'Password2026!',
  '!!!Summer2026',
  '112233445566',
  '2026-11-21 2026',
])('finds %p, which is guessed soon', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(['correct horse battery', 'a long passphrase', 'tests everything', 'Zürich liegt am See', 'kQ3vX0cB6mJ1kT9y'])(
  'takes %p',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
