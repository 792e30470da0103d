import { Field, SelectBox, type Option } from '@statewise/ui';
import { useContactText, useErrorText } from './messages/use-contact-text.js';

/** What was typed before, and what is wrong, by the names of fields. */
export interface FormState {
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

export interface ContactInputProps extends FormState {
  readonly name: string;
  readonly type?: 'text' | 'email' | 'tel' | 'time';
  readonly autoComplete?: string;
  /** What it is called here; otherwise by its name. */
  readonly label?: string | undefined;
  readonly hint?: string;
  readonly optional?: boolean;
  /** Makes it a list to choose from. */
  readonly options?: readonly Option[];
  /** Makes it several lines. */
  readonly rows?: number;
  /** Whether it asks what an application for a job asks. */
  readonly isApplication?: boolean;
}

/** A field of the contact form. The browser keeps what is typed, so that it works before any script has come. */
export function ContactInput({
  name,
  values,
  errors,
  type = 'text',
  autoComplete,
  label,
  hint,
  optional = false,
  options,
  rows,
  isApplication = false,
}: ContactInputProps) {
  const t = useContactText();
  const told = useErrorText();
  const [key] = errors[name] ?? [];
  const value = values[name];
  const defaultValue = typeof value === 'string' ? value : '';
  return (
    <Field
      {...{ name, hint, optional }}
      label={label ?? t.text(`field.${name}`)}
      error={key === undefined ? undefined : told(name, key, isApplication)}
    >
      {(control) => (
        <div className="sw-control">
          {options ? (
            <SelectBox>
              <select {...control} {...{ autoComplete, defaultValue }} className="sw-select">
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
            </SelectBox>
          ) : rows === undefined ? (
            <input {...control} {...{ type, autoComplete, defaultValue }} className="sw-input" />
          ) : (
            <textarea {...control} {...{ rows, defaultValue }} className="sw-input" />
          )}
        </div>
      )}
    </Field>
  );
}
