import { fieldErrorCatalogue } from '@statewise/i18n';
import { Select, TextField, useT, type Option } from '@statewise/ui';
import { useState, type HTMLInputAutoCompleteAttribute } from 'react';
import { fieldErrors } from '../requests/call.js';

/** One field of a small form. */
export interface FormFieldSpec {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'text' | 'email' | 'url' | 'password';
  /** Choose one of these instead of typing. */
  readonly options?: readonly Option[];
  readonly optional?: boolean;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** What is typed, by names of fields. */
export type FormValues = Readonly<Record<string, string>>;

export interface FormFieldsProps {
  readonly fields: readonly FormFieldSpec[];
  readonly values: FormValues;
  readonly onChange: (values: FormValues) => void;
  /** What the server refused, if it did. */
  readonly failure: unknown;
  /** Said instead of the general sentence of an error key. */
  readonly errorText?: (name: string, key: string) => string | undefined;
  /** What the form itself found wrong, by names of fields. */
  readonly errors?: FormValues;
}

/** Fields of a form one below the other, each with what the server had to say about it. */
export function FormFields({ fields, values, onChange, failure, errorText, errors = {} }: FormFieldsProps) {
  const refused = fieldErrors(failure);
  const general = useT(fieldErrorCatalogue);
  // What was typed since is not what was refused.
  const [kept, keep] = useState({ failure, values });
  if (kept.failure !== failure) keep({ failure, values });
  const errorOf = (name: string): string | undefined => {
    const key = refused[name]?.[0];
    const isMended = values[name] !== kept.values[name];
    if (errors[name] !== undefined || key === undefined || isMended) return errors[name];
    return errorText?.(name, key) ?? general.text(key);
  };
  return fields.map(({ options, type = 'text', autoComplete, ...field }) => {
    const control = {
      ...field,
      value: values[field.name] ?? '',
      onChange: (value: string) => onChange({ ...values, [field.name]: value }),
      error: errorOf(field.name),
    };
    return options === undefined ? (
      <TextField key={field.name} {...control} type={type} autoComplete={autoComplete ?? 'off'} />
    ) : (
      <Select key={field.name} {...control} options={options} />
    );
  });
}
