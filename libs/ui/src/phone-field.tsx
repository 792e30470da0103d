import { useState, type HTMLInputAutoCompleteAttribute } from 'react';
import { labelled, type Country } from '@statewise/i18n';
import { useCodeOptions } from './calling-code-options.js';
import { callingCodes } from './calling-codes.js';
import { Field, fieldId, type FieldProps } from './field.js';
import { useLocale, useUiText } from './i18n.js';
import { composePhone, internationalOf, isInternational, nationalOf, splitPhone } from './phone-number.js';
import { SelectBox } from './select.js';
import { Control } from './text-field.js';

export interface PhoneFieldProps extends FieldProps {
  /** `+356 9912 3456`; empty while no national digit is typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whose telephone the browser may fill in: `tel`, or that of a place, `home tel`. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}

const homes: Readonly<Record<Country, string>> = { mt: 'MT', be: 'BE', ot: 'MT' };

/** A country's calling code to choose and a national number to type, of which nothing is cut; a number with its own plus chooses its country itself. */
export function PhoneField({ value, onChange, autoComplete = 'tel', ...field }: PhoneFieldProps) {
  const { country: home } = useLocale();
  // A code alone is no number, and several countries share one: what was chosen stays here.
  const [chosen, setChosen] = useState(homes[home]);
  // As it was typed: another country reads the zeros in front in its own way, and gives them back.
  const [written, setWritten] = useState('');
  const said = splitPhone(value);
  const country = countryOf(said.code, chosen);
  const code = codeOf(country);
  const type = (typed: string): void => {
    const found = splitPhone(typed);
    setWritten(found.national);
    if (found.code !== undefined) {
      setChosen(countryOf(found.code, country));
      onChange(composePhone(found.code, nationalOf(found.code, found.national)));
    } else if (isInternational(typed)) onChange(internationalOf(found.national));
    else if (typed === '0') onChange(typed);
    else onChange(composePhone(code, nationalOf(code, typed)));
  };
  const choose = (next: string): void => {
    const national = nationalOf(code, written) === said.national ? written : said.national;
    setWritten(national);
    setChosen(next);
    onChange(composePhone(codeOf(next), nationalOf(codeOf(next), national)));
  };
  // Code and number are parts of one: `home tel` is `home tel-national` here.
  const partOf = (part: string) => (autoComplete === 'off' ? autoComplete : `${autoComplete}-${part}`);
  return (
    <Field {...field}>
      {(control) => (
        <Control width="medium" disabled={field.disabled}>
          <CodeSelect field={field} country={country} autoComplete={partOf('country-code')} onChoose={choose} />
          <input
            {...control}
            type="text"
            className="sw-input sw-figures"
            inputMode="tel"
            autoComplete={partOf('national')}
            value={said.national}
            onChange={(event) => type(event.target.value)}
          />
        </Control>
      )}
    </Field>
  );
}

interface CodeSelectProps {
  readonly field: FieldProps;
  readonly country: string;
  readonly autoComplete: string;
  readonly onChoose: (country: string) => void;
}

/** Every country by its name; the closed list shows the code alone. */
function CodeSelect({ field, country, autoComplete, onChoose }: CodeSelectProps) {
  const t = useUiText();
  const options = useCodeOptions(country);
  return (
    <span className="sw-phone__code">
      <span className="sw-phone__shown sw-figures" aria-hidden="true">
        {country} {codeOf(country)}
      </span>
      <SelectBox>
        <select
          {...options}
          className="sw-select"
          id={`${fieldId(field.name)}-code`}
          aria-label={labelled(t.language, field.label, t('phone.country'))}
          value={country}
          disabled={field.disabled}
          autoComplete={autoComplete}
          onChange={(event) => onChoose(event.target.value)}
        />
      </SelectBox>
    </span>
  );
}

function codeOf(country: string): string {
  return callingCodes.find((known) => known.country === country)?.code ?? '';
}

/** The country of a code: the chosen one where it has that code, else the first that does. */
function countryOf(code: string | undefined, chosen: string): string {
  if (code === undefined || codeOf(chosen) === code) return chosen;
  return callingCodes.find((known) => known.code === code)?.country ?? chosen;
}
