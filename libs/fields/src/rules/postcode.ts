import { field, rule, trimmed } from './rule.js';

/** A postcode of the country in another field: Belgian ones have four digits from 1000 to 9992, others 3 to 10 letters, digits, spaces or hyphens. */
export function Postcode(countryField: string): PropertyDecorator {
  return field(
    { kind: 'text', dropdown: 'postcodes', maxLength: 10, normalise: trimmed },
    rule('format', (value, values) => typeof value === 'string' && (values[countryField] !== 'be' || isBelgian(value))),
    rule('length', (value) => typeof value === 'string' && value.length >= 3 && value.length <= 10),
    rule('format', (value) => typeof value === 'string' && /^[\p{L}\p{N} -]+$/u.test(value)),
  );
}

function isBelgian(value: string): boolean {
  return /^\d{4}$/.test(value) && value >= '1000' && value <= '9992';
}
