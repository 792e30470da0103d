import type { CountryRates } from '@statewise/site-content';
import type { CalculatorInput } from './calculator-input.js';

/** What each calculator's view is given. */
export interface CalculatorViewProps {
  readonly input: CalculatorInput;
  readonly rates: CountryRates;
  /** The hash of the section. */
  readonly anchor: string;
  /** The page's whole address, for links that are shared. */
  readonly address: string;
  /** The page on which it stands. */
  readonly slug: string;
  /** Shows the deposit rates without a term alone. */
  readonly showOnlyZeroRate: boolean;
}
