import fc from 'fast-check';
import { isValidIBAN } from 'ibantools';
import { generateIban, validateIban } from './iban.js';

const prefix = 'MERI44093';
const message = (result: ReturnType<typeof validateIban>) => (result.ok ? undefined : result.message);

it('accepts the examples of the registry', () => {
  expect(validateIban('BE68 5390 0754 7034')).toEqual({
    ok: true,
    iban: 'BE68539007547034',
    printed: 'BE68 5390 0754 7034',
  });
  expect(validateIban('mt84malt011000012345mtlcast001s')).toMatchObject({
    ok: true,
    printed: 'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  });
});

it('reads an IBAN that was copied with spaces and marks of which nothing can be seen', () => {
  const copied = '\u200EBE68\u00A05390\u202F0754 7034';
  expect(validateIban(copied)).toMatchObject({ ok: true, iban: 'BE68539007547034' });
});

it('makes a Maltese IBAN, with leading zeros before a short account number', () => {
  expect(generateIban('1234 5678 9012', prefix)).toEqual({
    ok: true,
    iban: 'MT26MERI44093000000123456789012',
    printed: 'MT26 MERI 4409 3000 0001 2345 6789 012',
  });
});

it.each([
  ['', 'Account number is required'],
  ['   ', 'Account number is required'],
  ['12345678901', 'Invalid account number'],
  ['1234567890123456789', 'Invalid account number'],
  ['1'.repeat(99), 'Invalid account number'],
  ['12345678901!', 'Invalid account number'],
  ['1234567890ñ2', 'Invalid account number'],
])('does not make one of %j: %s', (account, expected) => {
  expect(message(generateIban(account, prefix))).toBe(expected);
});

it('names what is wrong', () => {
  expect(message(generateIban('123456789012', 'M3RI44093'))).toBe('M3RI44093 is an invalid bank code!');
  expect(message(validateIban('MT84MALT01100001234'))).toBe(
    'MT84MALT01100001234 is not the correct length based on the iban format for country MT',
  );
  expect(message(validateIban('BE6853900754703'))).toBe(
    'BE6853900754703 is not the correct length based on the iban format for country BE',
  );
  expect(message(validateIban('BE69539007547034'))).toBe('Validating IBAN failed!');
  expect(message(validateIban('BE685390075470A4'))).toBe('Validating IBAN failed!');
  expect(message(validateIban('NL91ABNA0417164300'))).toBe('Could not find IBAN format for country code: NL');
  expect(message(validateIban('__'))).toBe('Could not find IBAN format for country code: __');
  expect(message(validateIban(''))).toBe('Account number is required');
});

it.each(['53900754703A', 'A39007547034', 'A3900754703A'])(
  'takes letters in a Belgian number for an error, although its sum is right: %s',
  (national) => {
    const digits = [...`${national}BE00`].map((one) => Number.parseInt(one, 36)).join('');
    const check = String(98n - (BigInt(digits) % 97n)).padStart(2, '0');
    expect(message(validateIban(`BE${check}${national}`))).toBe('Validating IBAN failed!');
  },
);

it('reads the first hundred characters of a text', () => {
  expect(validateIban(`${' '.repeat(84)}BE68539007547034`).ok).toBe(true);
  expect(message(validateIban(`${' '.repeat(100)}BE68539007547034`))).toBe('Account number is required');
});

const characters = (from: string, length: number) =>
  fc.string({ unit: fc.constantFrom(...from), minLength: length, maxLength: length });

it('makes what another library takes for valid, whatever the account', () => {
  const accounts = fc
    .integer({ min: 12, max: 18 })
    .chain((length) => characters('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', length));
  fc.assert(
    fc.property(accounts, (account) => {
      const made = generateIban(account, prefix);
      expect(made.ok && made.iban.length === 31 && isValidIBAN(made.iban)).toBe(true);
    }),
  );
});

it('agrees with another library on Maltese numbers, right and wrong', () => {
  fc.assert(
    fc.property(
      characters('0123456789', 2),
      characters('ABCDEFGHIJKLMNOPQRSTUVWXYZ', 4),
      characters('0123456789', 5),
      characters('0123456789ABC', 18),
      (check, bank, branch, account) => {
        const iban = `MT${check}${bank}${branch}${account}`;
        expect(validateIban(iban).ok).toBe(isValidIBAN(iban));
      },
    ),
    { numRuns: 1000 },
  );
});

it('takes no check digits that the sum never comes to, although they leave the same remainder', () => {
  for (const [right, wrong] of [
    ['97', '00'],
    ['98', '01'],
    ['02', '99'],
  ]) {
    const found = Array.from({ length: 400 }, (_, n) => `MALT01100${String(n).padStart(18, '0')}`).find(
      (bban) => validateIban(`MT${right}${bban}`).ok,
    );
    expect(found).toBeDefined();
    expect(validateIban(`MT${wrong}${found}`)).toMatchObject({ ok: false, error: { key: 'failed' } });
  }
});

it('accepts every Belgian number that another library accepts', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 9_999_999_999n }), (base) => {
      const national = base.toString().padStart(10, '0') + (base % 97n || 97n).toString().padStart(2, '0');
      const check = (98n - (BigInt(`${national}111400`) % 97n)).toString().padStart(2, '0');
      const iban = `BE${check}${national}`;
      expect(isValidIBAN(iban)).toBe(true);
      expect(validateIban(iban).ok).toBe(true);
    }),
  );
});

it('takes any single wrong digit and any two swapped neighbours for an error', () => {
  const iban = 'BE68539007547034';
  for (let at = 2; at < iban.length; at += 1) {
    for (const digit of '0123456789')
      if (digit !== iban[at]) expect(validateIban(iban.slice(0, at) + digit + iban.slice(at + 1)).ok).toBe(false);
    const swapped = iban.slice(0, at) + (iban[at + 1] ?? '') + (iban[at] ?? '') + iban.slice(at + 2);
    if (swapped !== iban) expect(validateIban(swapped).ok).toBe(false);
  }
});

it('takes no text at random for an IBAN, and has a message for each', () => {
  fc.assert(fc.property(fc.string(), (text) => expect(message(validateIban(text))).toMatch(/.+/)));
  fc.assert(
    fc.property(fc.string(), (text) =>
      expect(message(generateIban('123456789012', `${text}!`))).toBe(`${text}! is an invalid bank code!`),
    ),
  );
});
