import { fieldSpecs, isFilled, isoDateOf, type Fields, type FieldsClass, type FormField } from '@statewise/fields';
import { createFormatter, type Formatter, type Language } from '@statewise/i18n';
import type { Dropdowns } from '../../dropdowns/dropdowns.service.js';
import { summaryTexts } from './summary-texts.js';

export type Fact = readonly [label: string, value: string];

/** Whose words answers are written in: a language, its dates and figures, and the labels of choices in it. */
export interface Words {
  readonly language: Language;
  readonly format: Formatter;
  readonly dropdowns: Dropdowns;
}

export function factWords(language: Language, dropdowns: Dropdowns): Words {
  return { language, format: createFormatter({ country: 'be', language }), dropdowns };
}

/** How a number was checked is no answer of the business. */
const silent = new Set(['skipVies']);

/** The answers of a class in words, in the order of its form; what is not asked or not answered is left out. */
export function answerFacts(type: FieldsClass, values: Fields, steps: Readonly<Record<number, Fields>>, words: Words) {
  const asked = fieldSpecs(type).filter(
    ({ name, isApplicable }) => !silent.has(name) && isApplicable(values, { at: '', steps }),
  );
  return asked.flatMap((spec): Fact[] => {
    const value = values[spec.name];
    const isSaid = spec.kind === 'boolean' || isFilled(value);
    return isSaid ? [[labelOf(spec.name, words), inWords(spec, value, words)]] : [];
  });
}

function labelOf(name: string, { language }: Words): string {
  return summaryTexts[language].fields[name] ?? name;
}

function inWords({ kind, dropdown = '' }: FormField, value: unknown, { language, format, dropdowns }: Words): string {
  const { yes, no } = summaryTexts[language];
  switch (kind) {
    case 'boolean':
      return value === true ? yes : no;
    case 'date':
      return format.date(isoDateOf(value) ?? String(value));
    case 'percentage':
      return format.percent(Number(value));
    case 'choice':
      return dropdowns[dropdown]?.find((choice) => choice.value === value)?.label ?? String(value);
    default:
      return String(value);
  }
}
