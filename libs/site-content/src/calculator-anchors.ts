import { provider } from '@statewise/i18n';
import type { CalculatorName } from './content.js';

/** The hash of each calculator's section; the pro one carries the product's name. */
export const calculatorAnchors: Readonly<Record<CalculatorName, string>> = {
  'consumer-lending': 'consumer-lending-calculator',
  factor: 'factor-calculator',
  iban: 'iban-calculator',
  pro: `${provider.shortName.toLowerCase()}-pro-calculator`,
  saver: 'saver-calculator',
  'term-deposit-saver-plus': 'term-deposit-saver-plus-calculator',
};
