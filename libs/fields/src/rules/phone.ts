import { phoneLengths } from './phone-lengths.js';
import { field, rule, trimmed } from './rule.js';

const typable = /^\+?[\d -]{5,20}$/;

/** Digits of a number whose country is not known. */
const unknownCountry = { min: 4, max: 9 };

/**
 * A phone number: 6 to 20 digits, spaces, hyphens and a leading plus, of which as many are the national number as numbers
 * of its calling code have; at most 9 where it names no country.
 */
export function Phone(): PropertyDecorator {
  return field(
    { kind: 'phone', minLength: 6, maxLength: 20, pattern: typable, normalise: international },
    rule('phone', isPhone),
  );
}

function isPhone(value: unknown): boolean {
  if (typeof value !== 'string' || value.length < 6 || value.length > 20 || !typable.test(value)) return false;
  const { lengths, national } = numberOf(value);
  return lengthsOf(national).some((length) =>
    lengths === undefined ? length >= unknownCountry.min && length <= unknownCountry.max : lengths.includes(length),
  );
}

/** Two zeros become a plus in numbers that are longer than those without a country, which stay as they are typed. */
function international(value: unknown): unknown {
  const text = trimmed(value);
  if (typeof text !== 'string' || !text.startsWith('00') || !typable.test(text)) return text;
  return Math.min(...lengthsOf(numberOf(text).national)) > unknownCountry.max ? text.replace('00', '+') : text;
}

/** The digits of a number after its calling code, and how many there can be; of a code that nothing is known of, any. */
function numberOf(text: string): { readonly national: string; readonly lengths?: readonly number[] } {
  const digits = text.replace(/[ -]/g, '').replace(/^00/, '+');
  if (!digits.startsWith('+')) return { national: digits };
  for (const end of [2, 3, 4]) {
    const lengths = lengthsByCode().get(digits.slice(1, end));
    if (lengths) return { national: digits.slice(end), lengths };
  }
  return { national: digits.slice(4) };
}

/** A zero in front is dialled within most countries and no part of the number, in some it is one. */
function lengthsOf(national: string): readonly number[] {
  return national.startsWith('0') ? [national.length - 1, national.length] : [national.length];
}

let byCode: ReadonlyMap<string, readonly number[]> | undefined;

function lengthsByCode(): ReadonlyMap<string, readonly number[]> {
  byCode ??= new Map(
    phoneLengths.flatMap((group) => {
      const [lengths = '', codes = ''] = group.split(':');
      const counts = lengths.split('-').map(Number);
      return codes.split(' ').map((code) => [code, counts] as const);
    }),
  );
  return byCode;
}
