import { newFailureReference } from './failure-reference.js';
import { scrub, scrubPath } from './scrub.js';

it.each([
  ['no account for ada@example.com here', 'no account for {mail} here'],
  ['BE68 5390 0754 7034 is unknown', '{account} is unknown'],
  ['MT84MALT011000012345MTLCAST001S failed', '{account} failed'],
  ['code 7K3M-2QXV-9RTD and 7k3m2qxv9rtd', 'code {code} and {code}'],
  ['call +32 470 12 34 56 or 0470/123456', 'call {number} or {number}'],
  ['born 27/03/1985', 'born {number}'],
  [`Unexpected token 'A', "Ada Lovelace" is not valid JSON`, `Unexpected token 'A', "…" is not valid JSON`],
  [
    "Cannot read properties of undefined (reading 'monthly_payment')",
    "Cannot read properties of undefined (reading 'monthly_payment')",
  ],
  ['"form.values" is not a function', '"form.values" is not a function'],
  [
    'Failed to fetch https://bank.example/be-en/resume/7K3M2QXV9RTD?x=1 now',
    'Failed to fetch /be-en/resume/{code} now',
  ],
  ['two\nlines', 'two lines'],
  ['status 404 of step 3', 'status 404 of step 3'],
])('makes of %j', (text, scrubbed) => {
  expect(scrub(text)).toBe(scrubbed);
});

it.each([
  ['/be-en/loan-application/resume/7K3M-2QXV-9RTD', '/be-en/loan-application/resume/{code}'],
  ['/be-en/loan-application/start/anything?amount=5', '/be-en/loan-application/start/{code}'],
  ['/be-en/loan-application/step-three#income', '/be-en/loan-application/step-three'],
  ['/mt-en/information/withholding-tax', '/mt-en/information/withholding-tax'],
  ['/', '/'],
])('keeps of the address %s where somebody was: %s', (address, path) => {
  expect(scrubPath(address)).toBe(path);
});

it('keeps no more than a line', () => {
  expect(scrub('x'.repeat(5_000))).toHaveLength(300);
});

it('makes references of unmistakable characters that differ', () => {
  const made = new Set(Array.from({ length: 200 }, newFailureReference));
  expect(made.size).toBe(200);
  for (const one of made) expect(one).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
});
