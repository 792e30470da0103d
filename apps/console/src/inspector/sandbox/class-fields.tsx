import { asFields, fieldSpecs, type Fields, type FieldsClass, type FormField } from '@statewise/fields';
import type { Flow } from '@statewise/flow';
import { Select, TextField } from '@statewise/ui';
import type { ReactNode } from 'react';
import { classWithin } from './event-fields.js';

export interface ClassFieldsProps {
  readonly flow: Flow;
  readonly type: FieldsClass;
  readonly values: Fields;
  readonly onChange: (values: Fields) => void;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Where the fields stand, so that each has a name of its own. */
  readonly within?: string;
}

/** The fields of a class, as the declaration of an event has them, under the names that a program sends. */
export function ClassFields({ flow, type, values, onChange, errors, within = '' }: ClassFieldsProps): ReactNode {
  return fieldSpecs(type)
    .filter((field) => field.isApplicable(values, { at: '' }))
    .map((field) => (
      <OneField
        key={field.name}
        {...{ flow, type, values, errors, within, field }}
        onChange={(value) => onChange({ ...values, [field.name]: value })}
      />
    ));
}

function OneField({
  flow,
  type,
  values,
  onChange,
  errors,
  within,
  field,
}: Omit<ClassFieldsProps, 'onChange' | 'within'> & {
  readonly within: string;
  readonly field: FormField;
  readonly onChange: (value: unknown) => void;
}): ReactNode {
  const { name, kind } = field;
  const value = values[name];
  const error = errors[name]?.join(', ');
  const isOptional = !field.isRequired(values, { at: '' });
  const common = { name: `${within}${name}`, label: name, ...(error !== undefined && { error }), optional: isOptional };
  const of = kind === 'object' ? classWithin(flow, field, values, type) : undefined;
  if (of)
    return (
      <fieldset className="sandbox-fields">
        <legend>{name}</legend>
        <ClassFields
          flow={flow}
          type={of}
          values={asFields(value)}
          onChange={onChange}
          errors={errors}
          within={`${within}${name}.`}
        />
      </fieldset>
    );
  const choices = kind === 'boolean' ? [true, false] : field.values;
  if (choices)
    return (
      <Select
        {...common}
        value={value === undefined ? '' : String(value)}
        onChange={(chosen) => onChange(choices.find((choice) => String(choice) === chosen))}
        options={choices.map((choice) => ({ value: String(choice), label: String(choice) }))}
      />
    );
  return (
    <TextField
      {...common}
      value={textOf(value)}
      onChange={(text) => onChange(kind === 'list' ? listOf(text) : parsed(kind, text))}
    />
  );
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What is typed; an object without a class of its own is typed as JSON. */
function parsed(kind: FormField['kind'], text: string): unknown {
  if (text === '') return undefined;
  if (kind === 'integer' && /^-?\d{1,9}$/.test(text)) return Number(text);
  if (kind !== 'object') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
