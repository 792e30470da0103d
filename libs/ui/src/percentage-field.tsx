import { parsePercentage } from '@statewise/finance';
import { DecimalInput } from './decimal-input.js';
import { Field, type FieldProps } from './field.js';

export interface PercentageFieldProps extends FieldProps {
  /** Percent with a decimal point (`33.33`), or what was typed when that is no number. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A percentage: takes a comma or a point before the decimals, and writes them the reader's way on leaving, as many as there are. */
export function PercentageField({ value, onChange, ...field }: PercentageFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <DecimalInput
          control={control}
          value={value}
          onChange={onChange}
          width="narrow"
          after="%"
          isShort
          parse={parsePercentage}
        />
      )}
    </Field>
  );
}
