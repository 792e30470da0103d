import { checkFields, fieldsOf, type FieldErrors, type FieldsClass, type ValidationContext } from '@statewise/fields';
import type { Body } from './operation.js';

/** Values that were checked, or why they are refused, by name. */
export type CheckedInput = { readonly values: object } | { readonly errors: FieldErrors };

/** Reads a query by its class: what the class does not name is ignored, and an empty text is as good as none. */
export function checkQuery(
  type: FieldsClass,
  query: Readonly<Record<string, unknown>>,
  context: ValidationContext,
): CheckedInput {
  const known: Record<string, unknown> = {};
  for (const name of fieldsOf(type).keys()) {
    const value = query[name];
    if (value !== undefined && value !== '') known[name] = value;
  }
  return checked(type, known, context);
}

/** Reads the body of an operation by its class. */
export function checkBody({ type, isOpen = false }: Body, body: object, context: ValidationContext): CheckedInput {
  if (type === undefined) return { values: {} };
  if (!isOpen) return checked(type, body, context);
  const known: Record<string, unknown> = {};
  const others: Record<string, unknown> = {};
  const fields = fieldsOf(type);
  for (const [name, value] of Object.entries(body)) (fields.has(name) ? known : others)[name] = value;
  const outcome = checked(type, known, context);
  return 'values' in outcome ? { values: Object.assign(others, outcome.values) } : outcome;
}

function checked(type: FieldsClass, given: object, context: ValidationContext): CheckedInput {
  const { fields, errors } = checkFields(type, given, context);
  if (errors) return { errors };
  // What is emptied has the value of its class.
  const values: Record<string, unknown> = { ...new type() };
  for (const name in fields) if (fields[name] !== undefined) values[name] = fields[name];
  return { values };
}
