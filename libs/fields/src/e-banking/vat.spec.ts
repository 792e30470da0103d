import fc from 'fast-check';
import { belgianVat, businessCountries, possibleVatNumbers, vatNumberOf, vatText } from '../index.js';

it.each([
  ['BE 0403.170.701', 'be', 'BE0403170701'],
  ['be0403170701', 'be', 'BE0403170701'],
  ['BTW: BE 0403.170.701', 'be', 'BE0403170701'],
  ['TVA BE–0403 170 701', 'be', 'BE0403170701'],
  ['\u200EBE 0403‑170\u00A0701\u200B', 'be', 'BE0403170701'],
  ['0403.170.701', 'be', 'BE0403170701'],
  ['BE403170701', 'be', 'BE0403170701'],
  ['1234567894', 'be', 'BE1234567894'],
  ['MT 1167-9112', 'mt', 'MT11679112'],
  ['NL004495445B01', 'nl', 'NL004495445B01'],
  ['002455799b11', 'nl', 'NL002455799B11'],
  ['FR 40 303265045', 'fr', 'FR40303265045'],
  ['FRK7399859412', 'fr', 'FRK7399859412'],
  ['LU15027442', 'lu', 'LU15027442'],
])('reads %s in %s as %s', (typed, country, written) => {
  const number = vatNumberOf(typed, country);
  expect(number && vatText(number)).toBe(written);
});

it.each([
  ['12345678', 'mt', 'without its prefix it is shorter than nine characters'],
  ['BE2403170701', 'be', 'Belgian numbers begin with 0 or 1'],
  ['BE0000000000', 'be', 'no number has no digit but zeros'],
  ['MT00000000', 'mt', 'nor there'],
  ['NL000000000B00', 'nl', 'nor there'],
  ['BE0403170702', 'be', 'wrong check digits'],
  ['MT11679113', 'mt', 'wrong check digits'],
  ['NL004495446B01', 'nl', 'wrong check digits'],
  ['FR41303265045', 'fr', 'a wrong key'],
  ['FR84323140391', 'fr', 'a wrong SIREN'],
  ['LU15027443', 'lu', 'wrong check digits'],
  ['BE04031707011', 'be', 'too long'],
  ['NL123456789001', 'nl', 'Dutch numbers have a B'],
  ['FRI2345678901', 'fr', 'French numbers have no I'],
  ['LU12345678', 'be', 'another country'],
  ['DE123456789', 'de', 'no country of ours'],
  ['', 'be', 'nothing'],
  [403170701, 'be', 'no text'],
  ['0'.repeat(100), 'be', 'endless'],
])('does not take %j in %s: %s', (typed: unknown, country: string, _why: string) => {
  expect(vatNumberOf(typed, country)).toBeUndefined();
});

it('finds the countries that a number without a prefix can be of', () => {
  expect(possibleVatNumbers('0403170701').map(vatText)).toEqual(['BE0403170701']);
  expect(possibleVatNumbers('LU15027442').map(vatText)).toEqual(['LU15027442']);
  expect(possibleVatNumbers(undefined)).toEqual([]);
});

it('lets nothing but capitals and digits through, and reads its own writing', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...businessCountries), (typed, country) => {
      const number = vatNumberOf(typed, country);
      if (number === undefined) return true;
      const written = vatText(number);
      const again = vatNumberOf(written, country);
      return /^[A-Z]{2}[0-9A-Z]+$/.test(written) && again !== undefined && vatText(again) === written;
    }),
  );
});

it.each([
  ['be', ['0403170701', '0202239951', '0428759497', '0417497106', '1000000021']],
  ['mt', ['11679112', '15121333', '20200019']],
  ['nl', ['004495445B01', '002455799B11', '123456782B90', '000099998B57']],
  ['fr', ['40303265045', '23334175221', '83404833048', '53000004605']],
  ['lu', ['15027442', '26375245', '10000356']],
] as const)('takes numbers with the check digits of %s, and none with another digit changed', (country, numbers) => {
  for (const number of numbers) {
    const vat = `${country}${number}`;
    expect(vatNumberOf(vat, country)).toBeDefined();
    if (country === 'nl') continue;
    for (const [at, digit] of [...number].entries()) {
      const wrong = `${country}${number.slice(0, at)}${(Number(digit) + 1) % 10}${number.slice(at + 1)}`;
      expect([wrong, vatNumberOf(wrong, country)]).toEqual([wrong, undefined]);
    }
  }
});

it('makes Belgian numbers with check digits', () => {
  fc.assert(
    fc.property(fc.nat({ max: 19_999_999 }), (count) => {
      expect(vatNumberOf(belgianVat(count), 'be')).toBeDefined();
    }),
  );
});

it('takes one of ninety-seven Belgian numbers with check digits of chance', () => {
  const numbers = Array.from({ length: 9_700 }, (_, n) => `BE0${403_170_000 + n}`);
  expect(numbers.filter((number) => vatNumberOf(number, 'be') !== undefined)).toHaveLength(97);
});
