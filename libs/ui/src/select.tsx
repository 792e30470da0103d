import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { Field, type FieldProps } from './field.js';
import { useUiText } from './i18n.js';
import { ChevronDownIcon } from './icons.js';
import { Control, type ControlWidth } from './text-field.js';

/** One of the values to choose from. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** Other names by which it is found where options are searched. */
  readonly also?: readonly string[];
}

export interface SelectProps extends FieldProps {
  /** The chosen value; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly Option[];
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  /** There always is a value: none is not offered. */
  readonly isAlwaysSet?: boolean;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly width?: ControlWidth;
}

/** The browser's own list, which is the best one on phones. */
export function Select({
  value,
  onChange,
  options,
  placeholder,
  isAlwaysSet = false,
  autoComplete,
  width,
  ...field
}: SelectProps) {
  const t = useUiText();
  return (
    <Field {...field}>
      {(control) => (
        <Control width={width} disabled={field.disabled}>
          <SelectBox>
            <select
              {...control}
              value={value}
              autoComplete={autoComplete}
              className="sw-select"
              onChange={(event) => onChange(event.target.value)}
            >
              {!isAlwaysSet && <option value="">{placeholder ?? t('choose')}</option>}
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </SelectBox>
        </Control>
      )}
    </Field>
  );
}

/** Draws the arrow of a native select. */
export function SelectBox({ children }: { readonly children: ReactNode }) {
  return (
    <span className="sw-select-box">
      {children}
      <ChevronDownIcon />
    </span>
  );
}
