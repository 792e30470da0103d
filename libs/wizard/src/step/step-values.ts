import {
  fieldSpecs,
  isFilled,
  type Fields,
  type FieldsClass,
  type FormField,
  type ValidationContext,
} from '@statewise/fields';
import { parseEuros, parsePercentage } from '@statewise/finance';

/** A form's values as they are typed: text, or a tick. */
export type TypedValues = Readonly<Record<string, string | boolean>>;

/** Saved or drafted values as a form shows them; every field of the class is there. */
export function typedValues(type: FieldsClass, stored: Fields): TypedValues {
  return Object.fromEntries(fieldSpecs(type).map((field) => [field.name, typedValue(field, stored[field.name])]));
}

/**
 * The answers to send: those that are asked for, amounts and percentages as numbers however they are typed. One of the
 * `answered` that is empty now is sent as such: what is left out may be taken over from elsewhere.
 */
export function sentValues(
  type: FieldsClass,
  typed: TypedValues,
  known: ValidationContext,
  answered: Fields = {},
): Fields {
  const fields = fieldSpecs(type);
  const values = Object.fromEntries(fields.map((field) => [field.name, sentValue(field, typed[field.name])]));
  return Object.fromEntries(
    fields
      .filter(
        ({ name, isApplicable }) => isApplicable(values, known) && (isFilled(values[name]) || isFilled(answered[name])),
      )
      .map(({ name }) => [name, values[name]]),
  );
}

function typedValue({ kind, isQuestion }: FormField, value: unknown): string | boolean {
  if (isQuestion === true) return value === true ? 'yes' : value === false ? 'no' : String(value ?? '');
  if (kind === 'boolean') return value === true || value === 'true';
  if (value === undefined || value === null) return '';
  return String(value);
}

const readers: Partial<Record<FormField['kind'], (text: string) => number | undefined>> = {
  money: parseEuros,
  percentage: parsePercentage,
};

/** A number that cannot be read goes as it is typed, so that the rule can say what is wrong with it. */
function sentValue({ kind, isQuestion }: FormField, value: string | boolean | undefined): unknown {
  if (isQuestion === true) return value === 'yes' ? true : value === 'no' ? false : '';
  if (kind === 'boolean') return value === true;
  const text = String(value ?? '').trim();
  return readers[kind]?.(text) ?? text;
}
