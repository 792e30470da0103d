import { IsIn } from 'class-validator';
import type { FieldsClass } from '../check/check.js';
import { field, rule, saying, trimmed } from './rule.js';

/**
 * A JSON object that is checked by rules of its own, such as the answers of a step; of a class where that is always the
 * same, `partial` when what is not mentioned stays as it is.
 */
export function JsonObject(of?: FieldsClass, { partial = false } = {}): PropertyDecorator {
  const members = of && { of, partial };
  return field(
    { kind: 'object', ...(members && { members }), normalise: (value) => value ?? '' },
    rule('format', isJsonObject),
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

function isJsonObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
