import { textHook } from '@statewise/ui';
import { calculatorCatalogue } from './catalogue.js';

/** The calculators' texts in the reader's language. */
export const useCalculatorText = textHook(calculatorCatalogue);
