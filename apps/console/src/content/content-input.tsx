import { fieldErrorCatalogue, loanNames } from '@statewise/i18n';
import { Checkbox, Select, TextArea, TextField, useT } from '@statewise/ui';
import type { ReactNode } from 'react';
import type { ContentField, Value } from './content.js';
import { useContentText } from './messages/catalogue.js';
import { productName } from './product-name.js';

export interface ContentInputProps {
  readonly field: ContentField;
  /** What the whole form calls it: `nl.title`, or its name. */
  readonly name: string;
  readonly kind: string;
  readonly value: Value | undefined;
  /** Keys of what is wrong. */
  readonly errors: readonly string[] | undefined;
  readonly disabled: boolean;
  readonly onChange: (value: Value) => void;
}

const numeric: readonly string[] = ['integer', 'money', 'percentage'];

/** One field of a kind, by how it is entered. */
export function ContentInput({ field, name, kind, value, errors, disabled, onChange }: ContentInputProps): ReactNode {
  const t = useContentText();
  const error = useErrorText(kind, errors?.[0]);
  const { input, options, is_required, max_length } = field;
  const label = t.text(`field.${field.name}`);
  const own = { name, label, disabled, error, optional: !is_required };
  const text = value === undefined ? '' : String(value);
  if (input === 'boolean')
    return <Checkbox {...{ name, label, disabled, error }} checked={value === true} onChange={onChange} />;
  if (input === 'choice')
    return (
      <Select
        {...own}
        value={text}
        placeholder={t('edit.choose')}
        options={options.map((option) => ({ ...option, label: labelOf(field, option, t) }))}
        onChange={onChange}
      />
    );
  const length = max_length === null ? {} : { maxLength: max_length };
  if (input === 'markdown')
    return <TextArea {...own} {...length} hint={t('edit.markdown')} rows={18} value={text} onChange={onChange} />;
  if (input === 'lines') return <TextArea {...own} {...length} rows={4} value={text} onChange={onChange} />;
  return (
    <TextField
      {...own}
      {...(input === 'day' && { hint: t('edit.day') })}
      {...((numeric.includes(input) || input === 'day') && { width: 'medium' as const })}
      {...(numeric.includes(input) && { inputMode: 'decimal' as const })}
      autoComplete="off"
      value={text}
      onChange={onChange}
    />
  );
}

/** A choice in the reader's language where the console knows it. */
function labelOf(
  { name }: ContentField,
  { value, label }: ContentField['options'][number],
  t: ReturnType<typeof useContentText>,
): string {
  if (name === 'loan_type') return loanNames[Number(value)]?.[t.language] ?? label;
  const country = `country.${value}`;
  return productName(value, t) ?? (t.has(country) ? t.text(country) : label);
}

function useErrorText(kind: string, key: string | undefined): string | undefined {
  const t = useContentText();
  const common = useT(fieldErrorCatalogue);
  if (key === undefined) return undefined;
  if (key === 'date') return t('error.date');
  if (key === 'unique') return t('error.unique');
  if (key === 'min' && kind === 'price') return t('error.past');
  return common.text(key);
}
