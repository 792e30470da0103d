import { useState, type ReactNode } from 'react';
import type { Country } from '@statewise/i18n';
import { Field, fieldId, type FieldProps } from './field.js';
import { useLocale, useUiText } from './i18n.js';
import { composePhone, limitNational, splitPhone, callingCodes } from './phone-number.js';
import { SelectBox } from './select.js';
import { Control } from './text-field.js';

export interface PhoneFieldProps extends FieldProps {
  /** `+356 9912 3456`; empty while no national digit is typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const homeCodes: Readonly<Record<Country, string>> = { mt: '+356', be: '+32', ot: '+356' };

/** A country code to choose and at most nine national digits to type. */
export function PhoneField({ value, onChange, ...field }: PhoneFieldProps): ReactNode {
  const t = useUiText();
  const { country } = useLocale();
  // A code alone is no number, so what is chosen before any digit is typed stays here.
  const [chosen, setChosen] = useState(homeCodes[country]);
  const { code, national } = splitPhone(value, chosen);
  const type = (typed: string): void => {
    const pasted =
      typed.trim().startsWith('+') || typed.trim().startsWith('00')
        ? splitPhone(typed, code)
        : { code, national: typed };
    onChange(composePhone(pasted.code, limitNational(pasted.national)));
  };
  const chooseCode = (next: string): void => {
    setChosen(next);
    onChange(composePhone(next, national));
  };
  return (
    <Field {...field}>
      {(control) => (
        <Control width="medium" disabled={field.disabled}>
          <span className="sw-phone__code">
            <SelectBox>
              <select
                className="sw-select sw-figures"
                id={`${fieldId(field.name)}-code`}
                aria-label={`${field.label}: ${t('phone.country')}`}
                value={code}
                disabled={field.disabled}
                autoComplete="tel-country-code"
                onChange={(event) => chooseCode(event.target.value)}
              >
                {callingCodes.map((known) => (
                  <option key={known.code} value={known.code}>{`${known.country} ${known.code}`}</option>
                ))}
              </select>
            </SelectBox>
          </span>
          <input
            {...control}
            type="tel"
            className="sw-input sw-figures"
            inputMode="tel"
            autoComplete="tel-national"
            value={national}
            onChange={(event) => type(event.target.value)}
          />
        </Control>
      )}
    </Field>
  );
}
