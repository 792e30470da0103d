import fc from 'fast-check';
import { businessCountries, possibleVatNumbers, vatNumberOf, vatText } from '../index.js';

it.each([
  ['BE 0403.170.701', 'be', 'BE0403170701'],
  ['be0403170701', 'be', 'BE0403170701'],
  ['0403.170.701', 'be', 'BE0403170701'],
  ['BE403170701', 'be', 'BE0403170701'],
  ['1234567890', 'be', 'BE1234567890'],
  ['MT 1234-5678', 'mt', 'MT12345678'],
  ['NL123456789B01', 'nl', 'NL123456789B01'],
  ['123456789b01', 'nl', 'NL123456789B01'],
  ['FR 12 345678901', 'fr', 'FR12345678901'],
  ['FRK7345678901', 'fr', 'FRK7345678901'],
  ['FR345678901', 'fr', 'FRFR345678901'],
  ['LU12345678', 'lu', 'LU12345678'],
])('reads %s in %s as %s', (typed, country, written) => {
  const number = vatNumberOf(typed, country);
  expect(number && vatText(number)).toBe(written);
});

it.each([
  ['12345678', 'mt', 'without its prefix it is shorter than nine characters'],
  ['BE2403170701', 'be', 'Belgian numbers begin with 0 or 1'],
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
  expect(possibleVatNumbers('LU12345678').map(vatText)).toEqual(['LU12345678']);
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
