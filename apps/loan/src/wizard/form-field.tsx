import type { FormField as Spec } from '@statewise/fields';
import { Checkbox, DateField, MoneyField, PhoneField, Select, TextArea, TextField } from '@statewise/ui';
import type { ReactNode } from 'react';
import type { Choice, StepForm } from '@statewise/wizard';
import { useLoanText } from '../messages/use-loan-text.js';
import { useErrorText } from './error-text.js';
import { autoComplete, widths } from './field-looks.js';

export interface FormFieldProps {
  readonly form: StepForm;
  readonly name: string;
  readonly label?: string;
  readonly hint?: ReactNode;
  /** Choices of a field that takes its value from a list. */
  readonly choices?: readonly Choice[];
  /** Called instead of noting the value alone, where one answer settles another. */
  readonly onType?: (value: string | boolean) => void;
}

/** One field of a step, drawn by its kind; nothing when the other answers make it irrelevant. */
export function FormField({ form, name, label, hint, choices, onType }: FormFieldProps): ReactNode {
  const t = useLoanText();
  const errorText = useErrorText();
  const spec = form.specs.get(name);
  if (spec === undefined || !form.isAsked(name)) return null;
  const [key] = form.errors[name] ?? [];
  const value = form.values[name];
  const change = onType ?? ((typed: string | boolean) => form.type({ [name]: typed }));
  const field = {
    name,
    label: label ?? t.text(`field.${name}`),
    hint,
    error: key === undefined ? undefined : errorText({ name, kind: spec.kind, key }),
  };
  const isRequired = spec.isRequired(form.fields, form.known);
  if (spec.kind === 'boolean')
    return <Checkbox {...field} checked={value === true} onChange={change} required={isRequired} />;
  return (
    <TypedField
      {...field}
      optional={!isRequired}
      spec={spec}
      value={String(value ?? '')}
      onChange={change}
      choices={choices}
    />
  );
}

interface TypedFieldProps {
  readonly spec: Spec;
  readonly name: string;
  readonly label: string;
  readonly hint: ReactNode;
  readonly error: string | undefined;
  readonly optional: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly choices: readonly Choice[] | undefined;
}

function TypedField({ spec, choices, ...field }: TypedFieldProps): ReactNode {
  const filled = autoComplete[spec.name];
  const look = {
    width: widths[spec.name] ?? 'full',
    ...(filled === undefined ? {} : { autoComplete: filled }),
  } as const;
  const limits = spec.maxLength === undefined ? {} : { maxLength: spec.maxLength };
  if (choices !== undefined) return <Select {...field} {...look} options={choices} />;
  if (spec.multiline === true) return <TextArea {...field} {...limits} />;
  switch (spec.kind) {
    case 'email':
      return <TextField {...field} {...look} type="email" spellCheck={false} />;
    case 'phone':
      return <PhoneField {...field} />;
    case 'date':
      return (
        <DateField {...field} adult={spec.adult === true} {...(filled === undefined ? {} : { autoComplete: filled })} />
      );
    case 'money':
      return <MoneyField {...field} />;
    case 'integer':
    case 'year':
      return <TextField {...field} {...look} inputMode="numeric" width="narrow" />;
    default:
      return <TextField {...field} {...look} {...limits} />;
  }
}
