import 'reflect-metadata';
import { validateSync, type ValidationError } from 'class-validator';
import { attachGiven, type Given } from './given.js';
import { fieldsOf } from './field-registry.js';

/** Values of one step by field name, normalised: trimmed text, money as numbers, booleans as booleans. */
export type Fields = Readonly<Record<string, unknown>>;

/** Error keys by field name, e.g. `{ email: ['email'] }`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The outcome of a check: the normalised fields, and the errors when there are any. */
export interface Checked {
  readonly fields: Fields;
  readonly errors: FieldErrors | undefined;
}

export type FieldsClass<T extends object = object> = new () => T;

/** Normalises and validates `input` by the class of its step; never throws for any input. */
export function checkFields(type: FieldsClass, input: unknown, known: Given): Checked {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return { fields: {}, errors: { data: ['format'] } };
  const instance = new type() as Record<string, unknown>;
  const errors: Record<string, string[]> = {};
  const registered = fieldsOf(type);
  for (const name of Object.keys(input)) {
    const field = registered.get(name);
    if (field === undefined) errors[name] = ['unknown'];
    else instance[name] = field.normalise((input as Fields)[name]);
  }
  const fields: Fields = { ...instance };
  attachGiven(instance, known);
  for (const error of validateSync(instance, { forbidUnknownValues: false, validationError: { target: false, value: false } })) {
    errors[error.property] = keysOf(error);
  }
  return { fields, errors: Object.keys(errors).length > 0 ? errors : undefined };
}

/** Every rule's message is its error key; the first of a field is the one to show. */
function keysOf(error: ValidationError): string[] {
  return [...new Set(Object.values(error.constraints ?? {}))];
}
