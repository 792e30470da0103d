import type { Fields, FieldsClass } from '../check/check.js';
import { fieldsOf, annotate } from '../check/field-registry.js';

/** An answer as a person would give it; those of one class are valid together. */
export function Example(value: unknown): PropertyDecorator {
  return (prototype, name) => annotate(prototype, String(name), { example: value });
}

/** A valid set of answers: the example of every field that has one, as typed. */
export function exampleOf(type: FieldsClass): Fields {
  return Object.fromEntries(
    [...fieldsOf(type)].flatMap(([name, { example }]) => (example === undefined ? [] : [[name, example]])),
  );
}

/** What a program should know of a field, as sentences, beyond what its rules say. */
export function Description(description: string): PropertyDecorator {
  return (prototype, name) => annotate(prototype, String(name), { description });
}
