import { fieldErrorCatalogue } from '@statewise/i18n';
import { useT } from '@statewise/ui';
import { useState } from 'react';
import { fieldErrors } from '../requests/call.js';
import { FormInput, type WordedField } from './form-input.js';

/** One field of a small form. */
export interface FormFieldSpec extends Omit<WordedField, 'input' | 'is_required'> {
  /** As a described field is entered; a choice where there are options, else one line of text. */
  readonly input?: WordedField['input'];
  readonly hint?: string;
  readonly optional?: boolean;
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
  return fields.map(({ input, hint, optional = false, ...field }) => (
    <FormInput
      key={field.name}
      field={{ ...field, input: input ?? (field.options ? 'choice' : 'text'), is_required: !optional }}
      value={values[field.name]}
      onChange={(value) => onChange({ ...values, [field.name]: String(value) })}
      hint={hint}
      error={errorOf(field.name)}
    />
  ));
}
