import { IsIn } from 'class-validator';
import { choices, type ChoiceName } from '../choices.js';
import { countryCodes, isCountryCode } from '../countries.js';
import { field, rule, saying, trimmed } from './rule.js';

/** One value of a closed dropdown; upper case is accepted where codes are often written so. */
export function Choice(dropdown: ChoiceName, { anyCase = false } = {}): PropertyDecorator {
  const values = choices[dropdown];
  const normalise = anyCase ? lowerCase : trimmed;
  return field({ kind: 'choice', dropdown, values, normalise }, IsIn(values, saying('oneOf')));
}

/** A country by its ISO 3166-1 alpha-2 code in lower case; upper case is accepted. */
export function Country(dropdown: 'countries' | 'nationalities'): PropertyDecorator {
  return field({ kind: 'choice', dropdown, values: countryCodes, normalise: lowerCase }, rule('oneOf', isCountryCode));
}

function lowerCase(value: unknown): unknown {
  return typeof value === 'string' ? value.trim().toLowerCase() : trimmed(value);
}
