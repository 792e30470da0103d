import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.js';
import { FieldError, FieldGroup, fieldId, type FieldProps } from './field.js';
import type { Option } from './select.js';

export interface RadioOption extends Option {
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioGroupProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly RadioOption[];
  /** Stacked lines, side by side, or cards with room for a hint. */
  readonly look?: 'stacked' | 'inline' | 'cards';
}

/** Choose one; the arrow keys move between the options. */
export function RadioGroup({ value, onChange, options, look = 'stacked', ...field }: RadioGroupProps) {
  const id = fieldId(field.name);
  return (
    <FieldGroup {...field} role="radiogroup">
      <div className={classNames('sw-choices', look !== 'stacked' && `sw-choices--${look}`)} onBlur={field.onBlur}>
        {options.map((option, index) => (
          <label key={option.value} className="sw-choice">
            <input
              type="radio"
              className="sw-choice__box"
              id={index === 0 ? id : `${id}-${option.value}`}
              name={field.name}
              value={option.value}
              checked={value === option.value}
              disabled={field.disabled || option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className="sw-choice__text">
              {option.label}
              {option.hint !== undefined && <span className="sw-choice__hint">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

export interface CheckboxProps extends Omit<FieldProps, 'label' | 'optional' | 'more'> {
  /** May hold links. */
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly required?: boolean;
}

/** One thing to agree to or not. */
export function Checkbox({ name, label, hint, error, checked, onChange, disabled, required, onBlur }: CheckboxProps) {
  const unique = useId();
  const described = [hint !== undefined && `${unique}hint`, error !== undefined && `${unique}error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classNames('sw-field', error !== undefined && 'sw-field--invalid')}>
      <label className="sw-choice">
        <input
          type="checkbox"
          className="sw-choice__box"
          id={fieldId(name)}
          name={name}
          checked={checked}
          disabled={disabled}
          aria-required={required}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={described || undefined}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="sw-choice__text">{label}</span>
      </label>
      {hint !== undefined && (
        <div className="sw-field__hint sw-choice__below" id={`${unique}hint`}>
          {hint}
        </div>
      )}
      <FieldError id={`${unique}error`} error={error} />
    </div>
  );
}
