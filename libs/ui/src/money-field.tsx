import { useState, type ReactNode } from 'react';
import { parseEuros } from '@statewise/finance';
import type { Formatter } from '@statewise/i18n';
import { Field, type ControlProps, type FieldProps } from './field.js';
import { useFormat } from './i18n.js';
import { Control, type ControlWidth } from './text-field.js';

export interface MoneyFieldProps extends FieldProps {
  /** Euros with a decimal point and no grouping (`1250.5`), or what was typed when that is no amount. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly width?: ControlWidth;
}

/** An amount in euro: takes commas, points and spaces as people type them, and writes them the reader's way on leaving. */
export function MoneyField({ value, onChange, width = 'medium', ...field }: MoneyFieldProps): ReactNode {
  return (
    <Field {...field}>
      {(control) => <MoneyInput control={control} value={value} onChange={onChange} width={width} />}
    </Field>
  );
}

interface MoneyInputProps extends Pick<MoneyFieldProps, 'value' | 'onChange' | 'width'> {
  readonly control: ControlProps;
}

/** The input of a money field without its label. */
export function MoneyInput({ control, value, onChange, width }: MoneyInputProps): ReactNode {
  const format = useFormat();
  const [typed, setTyped] = useState<string>();
  const change = (text: string): void => {
    setTyped(text);
    onChange(canonical(text));
  };
  const leave = (): void => {
    setTyped(undefined);
    control.onBlur?.();
  };
  const shown = typed ?? written(value, format);
  return (
    <Control width={width} disabled={control.disabled}>
      <span className="sw-affix" aria-hidden="true">
        €
      </span>
      <input
        {...control}
        className="sw-input sw-figures"
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        onFocus={() => setTyped(shown)}
        onBlur={leave}
        onChange={(event) => change(event.target.value)}
      />
    </Control>
  );
}

/** Cents appear only where there are any. */
function written(value: string, format: Formatter): string {
  const amount = parseEuros(value);
  return amount === undefined ? value : format.number(amount, Number.isInteger(amount) ? 0 : 2);
}

function canonical(text: string): string {
  const amount = parseEuros(text);
  return amount === undefined ? text : String(amount);
}
