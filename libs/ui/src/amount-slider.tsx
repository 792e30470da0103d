import { parseEuros } from '@statewise/finance';
import { Field, type FieldProps } from './field.js';
import { useFormat, useUiText } from './i18n.js';
import { MoneyInput } from './money-field.js';

export interface AmountSliderProps extends FieldProps {
  /** As in a money field. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Ends of the slider; the input beside it also takes amounts beyond them. */
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** An amount to slide to or to type. */
export function AmountSlider({ value, onChange, min, max, step, ...field }: AmountSliderProps) {
  const t = useUiText();
  const format = useFormat();
  const euros = (amount: number): string => format.money(amount, { whole: true });
  const amount = Math.min(max, Math.max(min, parseEuros(value) ?? min));
  return (
    <Field {...field}>
      {(control) => (
        <div className="sw-slider">
          <MoneyInput control={control} value={value} onChange={onChange} width="medium" />
          <input
            type="range"
            className="sw-slider__range"
            aria-label={t('slider.amount', { label: field.label })}
            aria-valuetext={euros(amount)}
            {...{ min, max, step }}
            value={amount}
            disabled={field.disabled}
            onChange={(event) => onChange(event.target.value)}
            onBlur={field.onBlur}
          />
          <div className="sw-slider__ends sw-figures" aria-hidden="true">
            <span>{euros(min)}</span>
            <span>{euros(max)}</span>
          </div>
        </div>
      )}
    </Field>
  );
}
