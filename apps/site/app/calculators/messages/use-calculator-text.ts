import type { Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';
import { calculatorCatalogue, type CalculatorKey } from './catalogue.js';

/** The calculators' texts in the reader's language. */
export function useCalculatorText(): Translator<CalculatorKey> {
  return useT(calculatorCatalogue);
}
