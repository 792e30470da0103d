import { createFormatter, type Locale, type Translator } from '@statewise/i18n';
import type { CalculatorProblem } from '@statewise/machines';
import { maxFee, maxYears } from './calculations.js';
import type { CalculatorKey } from './messages/catalogue.js';

/** The sentence about what is wrong with a field, with what the field is called in one and examples as the reader writes figures. */
export function calculatorProblemText(
  field: string,
  { key, values }: CalculatorProblem,
  t: Translator<CalculatorKey>,
  locale: Locale,
): string {
  const { number, money } = createFormatter(locale);
  const limits = { most: number(key.startsWith('error.fee') ? maxFee : maxYears), month: number(1 / 12, 2) };
  const inWords = (name: string, value: string): string => {
    if (/amount$/i.test(name)) return money(Number(value), { whole: Number.isInteger(Number(value)) });
    if (name.endsWith('Term')) return t('months', { count: Number(value) });
    return value;
  };
  return t.text(key, {
    the: t.text(t.has(`the.${field}`) ? `the.${field}` : 'the.amount'),
    example: number(12_500.5, 2),
    years: number(2.5, 1),
    percent: number(1.75, 2),
    ...limits,
    ...Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, inWords(name, value)])),
  });
}
