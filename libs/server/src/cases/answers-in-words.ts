import type { WordedAnswer } from '@statewise/contract';
import { fieldsOf, isFilled, isoDateOf, type Fields, type FieldsClass, type FieldSpec } from '@statewise/fields';
import type { Flow } from '@statewise/flow';
import { createFormatter, type Formatter, type Language, type Translator } from '@statewise/i18n';
import { flowTranslator, type RegisteredFlow } from '../engine/flow-registry.js';
import { phoneText } from '../platform/phone-text.js';
import type { WordedChoices } from './choice-lists.service.js';
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Whose words answers are written in. */
export interface Words {
  readonly label: (name: string) => string;
  readonly title: (step: number) => string;
  readonly contactType: (type: string) => string;
  readonly contactLabel: (name: string) => string;
  /** `values` are the other answers of the form: a choice may be called after one of them. */
  readonly text: (name: string, spec: FieldSpec | undefined, value: unknown, values: Fields) => string;
}

const texts: Readonly<Record<Language, typeof en>> = { en, nl, fr };

/** The words in which a flow asks for answers, in one language. */
export async function answerWords(flow: RegisteredFlow, language: Language, dropdowns: WordedChoices): Promise<Words> {
  const t = await flowTranslator(flow, language);
  const format = createFormatter({ country: 'be', language });
  return {
    label: (name) => labelOf(t, name),
    title: (step) => t.text(`step.${step}`),
    contactType: (type) => t.text(`contactType.${type}`),
    contactLabel: (name) => t.text(`contact.${name}`),
    text: (name, spec, value, values) => inWords({ name, spec, value, values, format, dropdowns, language }),
  };
}

/** The answers of a form in the order in which it asks; what was not answered, or follows from another answer, is left out. */
export function wordedAnswers(
  type: FieldsClass,
  values: Fields,
  words: Words,
  label: (name: string) => string = words.label,
): WordedAnswer[] {
  const specs = fieldsOf(type);
  const names = [...specs.keys(), ...Object.keys(values).filter((name) => !specs.has(name))];
  return names.flatMap((name) => {
    const value = values[name];
    const isSaid = specs.get(name)?.derived !== true && (isFilled(value) || value === false);
    return isSaid ? [{ name, label: label(name), value, text: words.text(name, specs.get(name), value, values) }] : [];
  });
}

/** A consent is asked for in a sentence; its short name is better beside others. */
function labelOf(t: Translator, name: string): string {
  return t.text(t.has(`short.${name}`) ? `short.${name}` : `field.${name}`);
}

/** What a flow calls the kinds of its documents: as the list of choices that it names for them, or as its words `document.<kind>`. */
export function documentWords({ documents }: Flow, choices: WordedChoices, t: Translator): (kind: string) => string {
  const kinds = choices[documents?.dropdown ?? ''];
  return (kind) => textOfChoice(kinds, kind) ?? (t.has(`document.${kind}`) ? t.text(`document.${kind}`) : kind);
}

interface Wording {
  readonly name: string;
  readonly spec: FieldSpec | undefined;
  readonly value: unknown;
  readonly values: Fields;
  readonly format: Formatter;
  readonly dropdowns: WordedChoices;
  readonly language: Language;
}

function inWords({ name, spec, value, values, format, dropdowns, language }: Wording): string {
  if (typeof value === 'boolean') return texts[language][value ? 'yes' : 'no'];
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'object') return JSON.stringify(value);
  switch (spec?.kind) {
    case 'date': {
      const day = isoDateOf(value);
      return day === undefined ? String(value) : format.date(day);
    }
    case 'money':
      return typeof value === 'number' ? format.money(value) : String(value);
    case 'percentage':
      return typeof value === 'number' ? format.percent(value) : String(value);
    case 'phone':
      return phoneText(value);
    default:
      return (
        (spec && textOfChoice(dropdowns[spec.dropdownIn?.(values) ?? ''] ?? dropdowns[spec.dropdown ?? name], value)) ??
        String(value)
      );
  }
}

const textOfChoice = (choices: WordedChoices[string] | undefined, value: unknown): string | undefined =>
  choices?.find((choice) => choice.value === String(value))?.label;
