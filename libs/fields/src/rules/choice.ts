import { IsIn } from 'class-validator';
import { choices, type ChoiceName } from '../choices.js';
import { isCountryCode } from '../countries.js';
import { field, rule, saying, trimmed } from './rule.js';

/** One value of a closed dropdown. */
export function Choice(dropdown: ChoiceName): PropertyDecorator {
  return field({ kind: 'choice', dropdown, normalise: trimmed }, IsIn(choices[dropdown], saying('oneOf')));
}

/** A country by its ISO 3166-1 alpha-2 code in lower case; upper case is accepted. */
export function Country(dropdown: 'countries' | 'nationalities'): PropertyDecorator {
  const normalise = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : trimmed(value));
  return field({ kind: 'choice', dropdown, normalise }, rule('oneOf', isCountryCode));
}
