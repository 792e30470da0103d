import type { CountryRates, PageCalculator, CalculatorName } from '@statewise/site-content';
import type { ComponentType } from 'react';
import { Island } from '../islands/island.js';
import { calculatorInput, type Values } from './calculator-input.js';
import { DepositView } from './deposit-view.js';
import { FactorView } from './factor-view.js';
import { IbanView } from './iban-view.js';
import { LendingView } from './lending-view.js';
import { ProView } from './pro-view.js';
import { SaverView } from './saver-view.js';
import type { CalculatorViewProps } from './calculator-frame.js';

/** The view of each calculator; the browser fetches the one of its page. */
const views: Readonly<Record<CalculatorName, ComponentType<CalculatorViewProps>>> = {
  'consumer-lending': LendingView,
  factor: FactorView,
  iban: IbanView,
  pro: ProView,
  saver: SaverView,
  'term-deposit-saver-plus': DepositView,
};

interface CalculatorProps {
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
export function CalculatorSection({ calculator: { name, anchor, showOnlyZeroRate }, given, ...rest }: CalculatorProps) {
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
