import { ValidateBy, type ValidationOptions } from 'class-validator';
import { validationContextOf, type ErrorKey, type Fields } from '../check/check.js';
import { registerField, type FieldSpec, type ValidationContext } from '../check/field-registry.js';

/** Whether a normalised value counts as an answer. */
export function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** Options for class-validator's own rules: the message is the key, `description` what it means here; an empty field is left to the required rule. */
export function saying(key: ErrorKey, description?: string): ValidationOptions {
  return {
    message: key,
    validateIf: (_, value) => isFilled(value),
    ...(description !== undefined && { context: { description } }),
  };
}

/** A rule of our own: `test` is asked only when the field is filled; `description` what the key means where that is special. */
export function rule(
  key: ErrorKey,
  test: (value: unknown, values: Fields, known: ValidationContext) => boolean,
  description?: string,
): PropertyDecorator {
  const validate = (value: unknown, args?: { object: object }) =>
    args !== undefined && test(value, args.object as Fields, validationContextOf(args.object));
  return ValidateBy({ name: key, validator: { validate } }, saying(key, description));
}

/** A field of a kind: its spec for the registry, and its rules in the order in which they are asked. */
export function field(spec: FieldSpec, ...rules: readonly PropertyDecorator[]): PropertyDecorator {
  return (prototype, name) => {
    registerField(prototype, String(name), spec);
    for (const apply of rules) apply(prototype, name);
  };
}

/** A text of which nothing can be seen: white space, what Unicode has displays ignore, and braille without a dot. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** What turns the direction of a text round, so that another one is read than stands there; marks of direction, which only place what has none, stay. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;

/** Text as typed: trimmed, without what turns it round, and emptied where nothing can be seen of it; null is an emptied field; anything else stays for the rules to refuse. */
export function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return invisible.test(value) ? '' : value.replaceAll(turning, '').trim();
  return value ?? '';
}
