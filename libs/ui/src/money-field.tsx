import { parseEuros } from '@statewise/finance';
import { DecimalInput, type DecimalInputProps } from './decimal-input.js';
import { Field, type FieldProps } from './field.js';
import { useFormat } from './i18n.js';
import type { ControlWidth } from './text-field.js';

export interface MoneyFieldProps extends FieldProps {
  /** Euros with a decimal point and no grouping (`1250.5`), or what was typed when that is no amount. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly width?: ControlWidth;
}

/** An amount in euro: takes commas, points and spaces as people type them, and writes them the reader's way on leaving. */
export function MoneyField({ value, onChange, width = 'medium', ...field }: MoneyFieldProps) {
  return (
    <Field {...field}>
      {(control) => <MoneyInput control={control} value={value} onChange={onChange} width={width} />}
    </Field>
  );
}

/** The input of a money field without its label. */
export function MoneyInput(input: Pick<DecimalInputProps, 'control' | 'value' | 'onChange' | 'width'>) {
  const sign = useFormat().money(0).startsWith('€') ? { before: '€' } : { after: '€' };
  return <DecimalInput {...input} {...sign} parse={parseEuros} />;
}
