import type { Country } from '@statewise/i18n';
import { ComboBox, type ComboBoxProps } from '@statewise/ui';
import { useMemo } from 'react';
import type { Choice } from '../requests/choices.js';
import { useWizard } from '../services.js';

/** The dropdowns whose values are countries. */
export const ofCountries: readonly (string | undefined)[] = ['countries', 'nationalities'];

/** The country in which the provider serves the page, and its neighbours: most who read it live there or come from there. */
const likely: Readonly<Record<Country, readonly string[]>> = {
  be: ['be', 'fr', 'nl', 'de', 'lu'],
  mt: ['mt', 'it', 'gb', 'tn', 'ly'],
  ot: ['be', 'mt', 'fr', 'nl', 'de', 'lu', 'it'],
};

export interface CountryFieldProps extends Omit<ComboBoxProps, 'options' | 'likely'> {
  readonly choices: readonly Choice[];
}

/** A country or a nationality, searched by typing: its name, the country's or its code. The likely ones come first. */
export function CountryField({ choices, ...field }: CountryFieldProps) {
  const { country, language } = useWizard().locale;
  const [options, count] = useMemo(() => {
    const namesOf = countryNames(language);
    // Of a list that is not searched, no country's names are made.
    const named = choices.map((choice) => ({
      ...choice,
      get also() {
        return namesOf(choice.value);
      },
    }));
    const first = likely[country].flatMap((code) => named.find(({ value }) => value === code) ?? []);
    return [[...first, ...named.filter((one) => !first.includes(one))], first.length] as const;
  }, [choices, country, language]);
  return <ComboBox {...field} options={options} likely={count} />;
}

/** What a country is called in a language, also in short: “United Kingdom” and “UK”. */
function countryNames(language: string): (code: string) => readonly string[] {
  let names: readonly Intl.DisplayNames[] | undefined;
  return (code) => {
    names ??= (['long', 'short'] as const).map((style) => new Intl.DisplayNames(language, { type: 'region', style }));
    return names.map((known) => known.of(code.toUpperCase()) ?? code);
  };
}
