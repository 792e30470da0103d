import { choices as values, type FormField } from '@statewise/fields';
import { use } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';
import type { Choice, Choices } from '../requests/choices.js';
import { useWizard } from '../services.js';

/** Choices that the server keeps, by dropdown or by field. Suspends until they are fetched. */
export function useChoices(): Choices {
  return use(useWizard().choices());
}

/** The choices of a field that takes its value from a list; undefined for another. Suspends until the server's are fetched. */
export function useChoicesOf(): (spec: FormField) => readonly Choice[] | undefined {
  const t = useWizardText();
  const fetched = useChoices();
  return ({ name, dropdown = name }) => {
    const known = fetched[dropdown] ?? fetched[name];
    if (known !== undefined) return known;
    return Object.entries(values)
      .find(([list]) => list === dropdown)?.[1]
      .map((value) => ({ value, label: t.has(choiceKey(name, value)) ? t.text(choiceKey(name, value)) : value }));
  };
}

const choiceKey = (name: string, value: string) => `choice.${name}.${value}`;
