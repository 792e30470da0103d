import { brokenRules } from './broken-rules.js';
import type { ErrorKey } from './error-key.js';
import { fieldsOf, type RegisteredField } from './field-registry.js';
import { attachValidationContext, type Fields, type ValidationContext } from './validation-context.js';

export type { Fields } from './validation-context.js';

/** Error keys by field name, e.g. `{ email: ['email'] }`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The outcome of a check: the normalised fields, and the errors when there are any. */
export interface Checked {
  readonly fields: Fields;
  readonly errors: FieldErrors | undefined;
}

export type FieldsClass<T extends object = object> = new () => T;

/** A class some of whose fields follow from others; it sets them after normalisation and before the rules are asked. */
export interface Deriving {
  derive(known: ValidationContext): void;
}

type Values = Record<string, unknown>;
type Errors = Map<string, ErrorKey[]>;

/** A body of nothing but unknown names is answered with this many of them. */
const mostUnknownNames = 20;

/** Normalises and validates `input` by the class of its step; never throws for any input. */
export function checkFields(type: FieldsClass, input: unknown, known: ValidationContext): Checked {
  if (!isValues(input)) return { fields: {}, errors: { data: ['format'] } };
  const registered = fieldsOf(type);
  const errors: Errors = new Map();
  const instance = new type() as Values;
  normalise(registered, input, instance, errors);
  if (isDeriving(instance)) instance.derive(known);
  const fields: Values = { ...instance };
  attachValidationContext(instance, known);
  for (const [name, keys] of brokenRules(type, instance)) errors.set(name, keys);
  if (errors.size > 0) forgiveWhatIsNotAsked(registered, fields, known, errors);
  return { fields, errors: errors.size > 0 ? Object.fromEntries(errors) : undefined };
}

/** Puts the normalised values of known fields on an instance of their class; others are errors. */
function normalise(
  registered: ReadonlyMap<string, RegisteredField>,
  input: Values,
  instance: Values,
  errors: Errors,
): void {
  for (const name of Object.keys(input)) {
    const field = registered.get(name);
    if (field !== undefined) instance[name] = field.normalise(input[name]);
    else if (errors.size < mostUnknownNames) errors.set(name, ['unknown']);
  }
}

/** Empties fields that the form does not ask for and drops their errors: the applicant could not correct them. */
function forgiveWhatIsNotAsked(
  registered: ReadonlyMap<string, RegisteredField>,
  fields: Values,
  known: ValidationContext,
  errors: Errors,
): void {
  for (const name of errors.keys()) {
    const applies = registered.get(name)?.applies;
    if (applies === undefined || applies(fields, known)) continue;
    fields[name] = '';
    errors.delete(name);
  }
}

function isValues(input: unknown): input is Values {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

function isDeriving(instance: object): instance is Deriving {
  return 'derive' in instance && typeof instance.derive === 'function';
}
