import { checkFields, fieldsOf, type FieldErrors, type FieldsClass } from '@statewise/fields';
import type { Body } from './operation.js';

/** Values that were checked, or why they are refused, by name. */
export type CheckedInput = { readonly values: object } | { readonly errors: FieldErrors };

/** Reads a query by its class: what the class does not name is ignored, and an empty text is as good as none. */
export function checkQuery(type: FieldsClass, query: Readonly<Record<string, unknown>>, at: string): CheckedInput {
  const known: Record<string, unknown> = {};
  for (const name of fieldsOf(type).keys()) {
    const value = query[name];
    if (value !== undefined && value !== '') known[name] = value;
  }
  return checked(type, known, at);
}

/** Reads the body of an operation by its class; `at` is the present instant as ISO 8601. */
export function checkBody({ type, isOpen = false }: Body, body: object, at: string): CheckedInput {
  if (type === undefined) return { values: {} };
  if (!isOpen) return checked(type, body, at);
  const known: Record<string, unknown> = {};
  const others: Record<string, unknown> = {};
  const fields = fieldsOf(type);
  for (const [name, value] of Object.entries(body)) (fields.has(name) ? known : others)[name] = value;
  const outcome = checked(type, known, at);
  return 'values' in outcome ? { values: Object.assign(others, outcome.values) } : outcome;
}

function checked(type: FieldsClass, values: object, at: string): CheckedInput {
  const { fields, errors } = checkFields(type, values, { at });
  if (errors) return { errors };
  // What was emptied leaves the class's default.
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { values: Object.assign(new type(), Object.fromEntries(given)) };
}
