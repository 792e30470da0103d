import { useState, type ReactNode } from 'react';
import type { Formatter } from '@statewise/i18n';
import type { ControlProps } from './field.js';
import { useFormat } from './i18n.js';
import { Control, type ControlWidth } from './text-field.js';

export interface DecimalInputProps {
  readonly control: ControlProps;
  /** The number with a decimal point and no grouping (`1250.5`), or what was typed when that is none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly width?: ControlWidth | undefined;
  /** Reads what people type; undefined when it is no such number. */
  readonly parse: (text: string) => number | undefined;
  /** The sign before or after the number. */
  readonly before?: string;
  readonly after?: string;
}

/** A number with decimals: takes commas, points and spaces as people type them, and writes them the reader's way on leaving. */
export function DecimalInput({ control, value, onChange, width, parse, before, after }: DecimalInputProps): ReactNode {
  const format = useFormat();
  const [typed, setTyped] = useState<string>();
  const change = (text: string): void => {
    setTyped(text);
    onChange(plainNumber(parse(text)) ?? text);
  };
  const leave = (): void => {
    setTyped(undefined);
    control.onBlur?.();
  };
  const shown = typed ?? written(value, parse(value), format);
  return (
    <Control width={width} disabled={control.disabled}>
      {before !== undefined && <Sign text={before} />}
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
      {after !== undefined && <Sign text={after} />}
    </Control>
  );
}

/** Decoration: the label says what the number is. */
function Sign({ text }: { readonly text: string }): ReactNode {
  return (
    <span className="sw-affix" aria-hidden="true">
      {text}
    </span>
  );
}

/** A number in digits alone; undefined for those that are written with an exponent. */
function plainNumber(number: number | undefined): string | undefined {
  const text = number === undefined ? 'e' : String(number);
  return text.includes('e') ? undefined : text;
}

/** Decimals appear only where there are any; more than two stay as they were typed. */
function written(value: string, number: number | undefined, format: Formatter): string {
  if (number === undefined || Number(number.toFixed(2)) !== number) return value;
  return format.number(number, Number.isInteger(number) ? 0 : 2);
}
