import { useState } from 'react';
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
  /** Whether one decimal stays one; by default it is written as two. */
  readonly isShort?: boolean;
  /** The sign before or after the number. */
  readonly before?: string;
  readonly after?: string;
}

/** A number with decimals: takes commas, points and spaces as people type them, and writes them the reader's way on leaving. */
export function DecimalInput({
  control,
  value,
  onChange,
  width,
  parse,
  isShort = false,
  before,
  after,
}: DecimalInputProps) {
  const format = useFormat();
  const [typed, setTyped] = useState<string>();
  const change = (text: string): void => {
    setTyped(text);
    const number = exact(parse(text));
    onChange(number === undefined ? text : String(number));
  };
  const leave = (): void => {
    setTyped(undefined);
    control.onBlur?.();
  };
  const shown = typed ?? written(value, exact(parse(value)), isShort, format);
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
function Sign({ text }: { readonly text: string }) {
  return (
    <span className="sw-affix" aria-hidden="true">
      {text}
    </span>
  );
}

// Beyond a million million, and where a number is written with an exponent, digits would be lost: the text stays.
const most = 1e12;
const least = 1e-6;

/** A number that can be written with all its digits; undefined for others. */
function exact(number: number | undefined): number | undefined {
  const size = Math.abs(number ?? 0);
  return size <= most && (size === 0 || size >= least) ? number : undefined;
}

/** Decimals appear only where there are any; more than two stay as they were typed. */
function written(value: string, number: number | undefined, isShort: boolean, format: Formatter): string {
  if (number === undefined || Number(number.toFixed(2)) !== number) return value;
  const hasOne = isShort && Number(number.toFixed(1)) === number;
  return format.number(number, Number.isInteger(number) ? 0 : hasOne ? 1 : 2);
}
