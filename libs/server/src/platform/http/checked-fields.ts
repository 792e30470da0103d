import { checkFields, type FieldsClass } from '@statewise/fields';
import { fieldErrors } from './field-errors.js';

/** What was asked for as its class describes it; throws field errors for anything else. */
export function checkedFields<T extends object>(type: FieldsClass<T>, input: unknown): T {
  const { fields, errors } = checkFields(type, input, { at: new Date().toISOString() });
  if (errors) throw fieldErrors(errors);
  return Object.assign(new type(), fields);
}
