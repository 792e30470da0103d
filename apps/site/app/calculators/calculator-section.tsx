import type { CountryRates, PageCalculator } from '@statewise/site-content';
import type { ReactNode } from 'react';
import { Island } from '../islands/island.js';
import { calculatorInput, type Values } from './calculator-input.js';
import { views } from './views.js';

export interface CalculatorProps {
  readonly calculator: PageCalculator;
  /** The page on which it stands. */
  readonly slug: string;
  readonly rates: CountryRates;
  /** What the address carries. */
  readonly given: Values;
  /** The page's whole address, for links that are shared. */
  readonly address: string;
}

/** The section of a page that its calculator's hash leads to. */
export function CalculatorSection({
  calculator: { name, anchor, showOnlyZeroRate },
  given,
  ...rest
}: CalculatorProps): ReactNode {
  const input = calculatorInput(name, given);
  return (
    <section id={anchor} className="site-calculator" aria-labelledby={`${anchor}-title`}>
      <Island
        name={`calculator-${name}`}
        of={views[name]}
        props={{ input, anchor, showOnlyZeroRate, ...rest }}
        starts="when touched"
      />
    </section>
  );
}
