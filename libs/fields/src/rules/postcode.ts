import { field, rule, trimmed } from './rule.js';

const postcode = /^[\p{L}\p{N} -]+$/u;

/** A postcode of the country in another field: Belgian ones have four digits from 1000 to 9992, others 3 to 10 letters, digits, spaces or hyphens. */
export function Postcode(countryField: string): PropertyDecorator {
  return field(
    { kind: 'text', dropdown: 'postcodes', minLength: 3, maxLength: 10, pattern: postcode, normalise: trimmed },
    rule(
      'oneOf',
      (value, values) => values[countryField] !== 'be' || isBelgian(value),
      `where \`${countryField}\` is \`be\`: not one of the dropdown \`postcodes\``,
    ),
    rule('format', (value) => typeof value === 'string'),
    rule('length', (value) => typeof value === 'string' && value.length >= 3 && value.length <= 10),
    rule('format', (value) => typeof value === 'string' && postcode.test(value)),
  );
}

function isBelgian(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}$/.test(value) && value >= '1000' && value <= '9992';
}
