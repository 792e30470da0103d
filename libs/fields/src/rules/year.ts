import { field, rule, trimmed } from './rule.js';

const fourDigits = /^\d{4}$/;

/** A year of exactly four digits that has begun; kept as text. */
export function Year(): PropertyDecorator {
  const normalise = (value: unknown) => trimmed(typeof value === 'number' ? String(value) : value);
  const isYear = rule(
    'year',
    (value, _, { at }) => typeof value === 'string' && fourDigits.test(value) && value <= at.slice(0, 4),
  );
  return field({ kind: 'year', maxLength: 4, pattern: fourDigits, normalise }, isYear);
}
