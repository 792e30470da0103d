import { fieldSpecs, type Fields, type FieldsClass, type FormField, type ValidationContext } from '@statewise/fields';
import { parseEuros } from '@statewise/finance';

/** A form's values as they are typed: text, or a tick. */
export type TypedValues = Readonly<Record<string, string | boolean>>;

/** Saved or drafted values as a form shows them; every field of the class is there. */
export function typedValues(type: FieldsClass, stored: Fields): TypedValues {
  return Object.fromEntries(fieldSpecs(type).map((field) => [field.name, typedValue(field, stored[field.name])]));
}

/** The answers to send: those that are asked for, amounts as numbers however they are typed. */
export function sentValues(type: FieldsClass, typed: TypedValues, known: ValidationContext): Fields {
  const fields = fieldSpecs(type);
  const values = Object.fromEntries(fields.map((field) => [field.name, sentValue(field, typed[field.name])]));
  return Object.fromEntries(
    fields
      .filter(({ name, isAsked }) => isAsked(values, known) && isAnswered(values[name]))
      .map(({ name }) => [name, values[name]]),
  );
}

function typedValue({ kind }: FormField, value: unknown): string | boolean {
  if (kind === 'boolean') return value === true || value === 'true';
  if (value === undefined || value === null) return '';
  return String(value);
}

/** An amount that cannot be read goes as it is typed, so that the rule can say what is wrong with it. */
function sentValue({ kind }: FormField, value: string | boolean | undefined): unknown {
  if (kind === 'boolean') return value === true;
  const text = String(value ?? '').trim();
  return kind === 'money' ? (parseEuros(text) ?? text) : text;
}

function isAnswered(value: unknown): boolean {
  return value !== undefined && value !== '';
}
