import { fieldsOf, type FieldSpec, type ValidationContext } from './field-registry.js';
import type { Fields, FieldsClass } from './check.js';

/** What a form needs to know of one field. */
export interface FormField extends Omit<FieldSpec, 'normalise' | 'derived'> {
  /** What the browser may fill in, as HTML's `autocomplete` names it. */
  readonly autofill?: string;
  readonly name: string;
  /** Whether the form shows the field, given the other values. */
  readonly isApplicable: (values: Fields, known: ValidationContext) => boolean;
  /** Whether the field must be filled, given the other values. */
  readonly isRequired: (values: Fields, known: ValidationContext) => boolean;
}

const known = new WeakMap<FieldsClass, readonly FormField[]>();

/** The fields of a class as a form shows them, in the order of the class; derived fields are left out. The same objects each time. */
export function fieldSpecs(type: FieldsClass): readonly FormField[] {
  const specs = known.get(type) ?? specsOf(type);
  known.set(type, specs);
  return specs;
}

function specsOf(type: FieldsClass): readonly FormField[] {
  const fields: FormField[] = [];
  for (const [name, { normalise: _, derived, required, applies, ...spec }] of fieldsOf(type)) {
    if (derived !== true)
      fields.push({ name, ...spec, isApplicable: applies ?? always, isRequired: required ?? never });
  }
  return fields;
}

const always = () => true;
const never = () => false;
