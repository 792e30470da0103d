import type { ChangeEvent, HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names.js';
import { Field, type FieldProps } from './field.js';

export type ControlWidth = 'narrow' | 'medium' | 'full';

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string, event: ChangeEvent<HTMLInputElement>) => void;
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'url' | 'date' | 'time';
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly placeholder?: string;
  readonly spellCheck?: boolean;
  readonly suffix?: ReactNode;
  /** As wide as the answer is expected to be. */
  readonly width?: ControlWidth;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField({
  value,
  onChange,
  type = 'text',
  suffix,
  width,
  inputRef,
  inputMode,
  autoComplete,
  placeholder,
  spellCheck,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <Control width={width} disabled={field.disabled}>
          <input
            {...control}
            {...{ type, value, inputMode, autoComplete, placeholder, spellCheck }}
            ref={inputRef}
            className="sw-input"
            onChange={(event) => onChange(event.target.value, event)}
          />
          {suffix !== undefined && <span className="sw-affix">{suffix}</span>}
        </Control>
      )}
    </Field>
  );
}

interface ControlProps {
  readonly width?: ControlWidth | undefined;
  readonly disabled?: boolean | undefined;
  readonly children: ReactNode;
}

/** The border around an input and what stands beside it. */
export function Control({ width = 'full', disabled = false, children }: ControlProps) {
  return (
    <div
      className={classNames(
        'sw-control',
        width !== 'full' && `sw-control--${width}`,
        disabled && 'sw-control--disabled',
      )}
    >
      {children}
    </div>
  );
}

export interface TextAreaProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Shows near the end how many characters of so many are used. What is too long stays, for its reader to shorten. */
  readonly maxLength?: number;
  readonly rows?: number;
}

/** Several lines of text. */
export function TextArea({ value, onChange, maxLength, rows = 4, ...field }: TextAreaProps) {
  // As the rules count: trimmed, and an emoji is one character, of two halves and with or without the mark of how it is drawn.
  const { length } = [...value.trim().replaceAll(/(?<=[^\u{FE0E}\u{FE0F}])[\u{FE0E}\u{FE0F}]/gu, '')];
  const below =
    maxLength === undefined || length < maxLength * 0.8 ? undefined : (
      <span
        className={classNames('sw-counter sw-figures', length > maxLength && 'sw-counter--over')}
      >{`${length} / ${maxLength}`}</span>
    );
  return (
    <Field {...field} below={below}>
      {(control) => (
        <Control disabled={field.disabled}>
          <textarea
            {...control}
            {...{ value, rows }}
            className="sw-input"
            onChange={(event) => onChange(event.target.value)}
          />
        </Control>
      )}
    </Field>
  );
}
