import type { FormField } from '@statewise/fields';
import { namedChoices } from '@statewise/i18n';
import { use } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';
import type { Choice, Choices } from '../requests/choices.js';
import { useWizard } from '../services.js';
import { ofCountries } from './country-field.js';

/** Choices that the server keeps, by dropdown or by field. Suspends until they are fetched. */
export function useChoices(): Choices {
  return use(useWizard().choices());
}

/**
 * The choices of a field that takes its value from a list, by default from its dropdown; undefined for another. Those that the server does not keep
 * are the field's own values, named by the texts `choice.<field>.<value>`, and countries by their names in the
 * reader's language. Suspends until the server's are fetched.
 */
export function useChoicesOf(): (spec: FormField, list?: string) => readonly Choice[] | undefined {
  const t = useWizardText();
  const { locale } = useWizard();
  const fetched = useChoices();
  return ({ name, dropdown = name, values }, list = dropdown) => {
    const known = fetched[list] ?? fetched[dropdown] ?? fetched[name];
    if (known !== undefined || values === undefined) return known;
    if (ofCountries.includes(dropdown)) return namedChoices(values.map(String), locale.language);
    const labelOf = (value: string) => (t.has(`choice.${name}.${value}`) ? t.text(`choice.${name}.${value}`) : value);
    return values.map(String).map((value) => ({ value, label: labelOf(value) }));
  };
}

/** Two values that a language calls the same are one choice, as Mrs and Ms are in Dutch; the chosen one of them stays. */
export function eachLabelOnce<C extends Choice>(choices: readonly C[], chosen: string): readonly C[] {
  const shownOf = ({ label }: Choice) =>
    choices.find((one) => one.label === label && one.value === chosen) ?? choices.find((one) => one.label === label);
  return choices.filter((choice) => shownOf(choice)?.value === choice.value);
}
