import { base32, otpauthUri, timeStepAt, timeStepOf, totp } from './totp.js';

const secret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, the rows of SHA1.
it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('answers at second %d the code of the standard', (second, code) => {
  expect(totp(secret, timeStepAt(second * 1000), 8)).toBe(code);
});

it('finds the step of a code in the present and beside it, and no further', () => {
  const now = 1_234_567_890_000;
  const present = timeStepAt(now);
  const found = [-2, -1, 0, 1, 2].map((distance) => timeStepOf(secret, totp(secret, present + distance), now));
  expect(found).toEqual([undefined, present - 1, present, present + 1, undefined]);
});

// RFC 4648, section 10, without the padding.
it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('writes %p as base32', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});

it('names the bank and the account to an authenticator app', () => {
  expect(otpauthUri(secret, 'Meridian Bank', 'noor@example.com')).toBe(
    'otpauth://totp/Meridian%20Bank:noor%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Meridian%20Bank',
  );
});
