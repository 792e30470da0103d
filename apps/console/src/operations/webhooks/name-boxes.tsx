import { Checkbox, type Option } from '@statewise/ui';
import { useId, type ReactNode } from 'react';

export interface NameBoxesProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Choose any of some names. */
export function NameBoxes({ name, label, hint, error, options, chosen, onChange }: NameBoxesProps): ReactNode {
  const id = useId();
  const toggle = (value: string, isChosen: boolean): void =>
    onChange(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value));
  return (
    <fieldset className="operations-names" aria-describedby={`${id}-hint ${id}-error`}>
      <legend>{label}</legend>
      <p id={`${id}-hint`} className="sw-small">
        {hint}
      </p>
      <div className="operations-names__boxes">
        {options.map(({ value, label: text }) => (
          <Checkbox
            key={value}
            name={`${name}-${value}`}
            label={text}
            checked={chosen.includes(value)}
            onChange={(isChosen) => toggle(value, isChosen)}
          />
        ))}
      </div>
      <p id={`${id}-error`} className="sw-field__error" role={error === undefined ? undefined : 'alert'}>
        {error}
      </p>
    </fieldset>
  );
}
