import type { CalculatorProblem } from '@statewise/machines';
import { Control, Field } from '@statewise/ui';
import { useId, type ReactNode } from 'react';
import type { BoundField } from './use-calculator.js';

export interface IbanFieldProps {
  readonly field: BoundField;
  readonly problem: CalculatorProblem | undefined;
  readonly label: string;
  readonly hint: string;
}

/** A number of letters and digits. What is wrong with it is said in the bank's own English words, and then explained in the reader's language. */
export function IbanField({
  field: { name, value, onChange, error },
  problem,
  label,
  hint,
}: IbanFieldProps): ReactNode {
  const id = useId();
  const message = problem?.values?.['message'];
  const below =
    message === undefined ? undefined : (
      <p className="site-calculator__message" id={id} lang="en">
        {message}
      </p>
    );
  return (
    <Field {...{ name, label, hint, error, below }}>
      {(control) => (
        <Control>
          <input
            {...control}
            aria-describedby={[control['aria-describedby'], message !== undefined && id].filter(Boolean).join(' ')}
            className="sw-input site-calculator__code"
            value={value}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
        </Control>
      )}
    </Field>
  );
}
