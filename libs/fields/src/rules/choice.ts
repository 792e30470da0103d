import { IsIn } from 'class-validator';
import type { FieldsClass } from '../check/check.js';
import { isFields } from '../check/field-registry.js';
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
  const text = trimmed(value);
  return typeof text === 'string' ? text.toLowerCase() : text;
}

/**
 * A JSON object that is checked by rules of its own, such as the answers of a step; of a class where that is always the
 * same, `partial` when what is not mentioned stays as it is.
 */
export function JsonObject(of?: FieldsClass, { partial = false } = {}): PropertyDecorator {
  const members = of && { of, partial };
  return field(
    { kind: 'object', ...(members && { members }), normalise: (value) => value ?? '' },
    rule('format', isFields),
  );
}

/** A list of texts, such as the keys of reasons. */
export function TextList(): PropertyDecorator {
  return field({ kind: 'list', normalise: (value) => value ?? '' }, rule('format', isTextList));
}

/** One of a closed list of values that no dropdown shows. */
export function OneOf(values: readonly (string | number)[]): PropertyDecorator {
  return field({ kind: 'choice', values, normalise: trimmed }, IsIn([...values], saying('oneOf')));
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
