import { createFormatter, type Locale, type Translator } from '@statewise/i18n';
import type { CalculatorProblem } from '@statewise/machines';
import { mostFee, mostYears } from './calculations.js';
import type { CalculatorKey } from './messages/catalogue.js';

/** The sentence about a problem, with examples as the reader writes figures. */
export function problemText({ key, values }: CalculatorProblem, t: Translator<CalculatorKey>, locale: Locale): string {
  const { number } = createFormatter(locale);
  const limits = { most: number(key.startsWith('error.fee') ? mostFee : mostYears), month: number(1 / 12, 2) };
  return t.text(key, {
    example: number(12_500.5, 2),
    years: number(2.5, 1),
    percent: number(1.75, 2),
    ...limits,
    ...values,
  });
}
