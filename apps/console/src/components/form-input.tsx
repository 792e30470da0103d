import { parseDate, writeDate } from '@statewise/i18n';
import { Checkbox, DateField, MoneyField, PercentageField, Select, TextArea, TextField } from '@statewise/ui';
import type { HTMLInputAutoCompleteAttribute } from 'react';

/** A value of a field as a form shows and sends it. */
export type FormValue = string | number | boolean;

/** A field as the server describes it, worded for its reader. */
export interface WordedField {
  readonly name: string;
  readonly label: string;
  /** `text` and any other that is not named here are one line of text. */
  readonly input: string;
  readonly is_required: boolean;
  readonly max_length?: number | null;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}

export interface FormInputProps {
  readonly field: WordedField;
  readonly value: FormValue | undefined;
  readonly onChange: (value: FormValue) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

/** One line of text for which browsers know more than its words. */
const lines = ['email', 'url', 'password'] as const;

/** The number of lines of a text of several lines, by how it is entered. */
const rows: Readonly<Record<string, number>> = { sentence: 2, lines: 4, markdown: 18 };

/** One field of a form that the server describes. */
export function FormInput({ field, value, onChange, ...more }: FormInputProps) {
  const { name, label, input, options = [], is_required, max_length = null, autoComplete = 'off' } = field;
  const own = { ...more, name, label, optional: !is_required };
  const text = value === undefined ? '' : String(value);
  if (input === 'boolean')
    return <Checkbox {...more} name={name} label={label} checked={value === true} onChange={onChange} />;
  if (input === 'choice') return <Select {...own} value={text} options={options} onChange={onChange} />;
  const length = max_length === null ? {} : { maxLength: max_length };
  const height = rows[input];
  if (height !== undefined) return <TextArea {...own} {...length} rows={height} value={text} onChange={onChange} />;
  if (input === 'day')
    return <DateField {...own} value={typedDay(text)} onChange={(typed) => onChange(dayOf(typed))} />;
  if (input === 'money') return <MoneyField {...own} value={text} onChange={onChange} />;
  if (input === 'percentage') return <PercentageField {...own} value={text} onChange={onChange} />;
  const isNumber = input === 'integer';
  return (
    <TextField
      {...own}
      {...length}
      {...((isNumber || input === 'date') && { width: 'medium' as const })}
      {...(isNumber && { inputMode: 'decimal' as const })}
      type={lines.find((type) => type === input) ?? 'text'}
      autoComplete={autoComplete}
      value={text}
      onChange={onChange}
    />
  );
}

/** A day of the calendar is `YYYY-MM-DD` to the server; what is typed of one until then stays as it is. */
const dayOf = (typed: string): string => parseDate(typed) ?? typed;
const typedDay = (value: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? writeDate(value) : value);
