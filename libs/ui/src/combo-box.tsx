import { lazy, Suspense, type HTMLInputAutoCompleteAttribute, type ReactNode } from 'react';
import { claimAriaStyles } from './aria-styles.js';
import { Field, type FieldProps } from './field.js';
import type { Option } from './select.js';
import { Control, type ControlWidth } from './text-field.js';

export interface ComboBoxProps extends FieldProps {
  /** The chosen option's value; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly Option[];
  /** Told what is typed, for lists that are searched elsewhere; `options` are then shown as they are. */
  readonly onQuery?: (query: string) => void;
  readonly placeholder?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly width?: ControlWidth;
  /** So many options at the beginning are likely ones, set apart from the rest while the whole list is shown. */
  readonly likely?: number;
}

const ComboBoxInput = lazy(async () => {
  claimAriaStyles();
  return { default: (await import('./combo-box-input.js')).ComboBoxInput };
});

/** A long list to search by typing. Its script comes after the page; until then the choice is shown. */
export function ComboBox({
  value,
  onChange,
  options,
  onQuery,
  placeholder,
  autoComplete,
  width,
  likely,
  ...field
}: ComboBoxProps): ReactNode {
  return (
    <Field {...field}>
      {(control) => (
        <Suspense
          fallback={
            <Control width={width}>
              <input
                {...control}
                className="sw-input"
                value={options.find((option) => option.value === value)?.label ?? ''}
                readOnly
                aria-busy="true"
              />
            </Control>
          }
        >
          <ComboBoxInput
            {...{ control, value, onChange, options, onQuery, placeholder, autoComplete, width, likely }}
          />
        </Suspense>
      )}
    </Field>
  );
}
