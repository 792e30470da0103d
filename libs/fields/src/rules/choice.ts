import { IsIn } from 'class-validator';
import { choices, type ChoiceName } from '../choices.js';
import { countryCodes, isCountryCode } from '../countries.js';
import { field, rule, saying, trimmed } from './rule.js';

/** One value of a closed dropdown. */
export function Choice(dropdown: ChoiceName): PropertyDecorator {
  const values = choices[dropdown];
  return field({ kind: 'choice', dropdown, values, normalise: trimmed }, IsIn(values, saying('oneOf')));
}

/** A country by its ISO 3166-1 alpha-2 code in lower case; upper case is accepted. */
export function Country(dropdown: 'countries' | 'nationalities'): PropertyDecorator {
  const normalise = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : trimmed(value));
  return field({ kind: 'choice', dropdown, values: countryCodes, normalise }, rule('oneOf', isCountryCode));
}
