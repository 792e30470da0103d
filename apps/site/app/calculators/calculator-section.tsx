import type { CountryRates, PageCalculator } from '@statewise/site-content';
import type { ReactNode } from 'react';
import { useSiteText } from '../messages/use-site-text.js';

export interface CalculatorProps {
  readonly calculator: PageCalculator;
  /** The page on which it stands. */
  readonly slug: string;
  readonly rates: CountryRates;
  /** What the address carries. */
  readonly given: Readonly<Record<string, string>>;
  /** The page's whole address, for links that are shared. */
  readonly address: string;
}

/** The section of a page that its calculator's hash leads to. */
export function CalculatorSection({ calculator: { name, anchor } }: CalculatorProps): ReactNode {
  const t = useSiteText();
  return (
    <section id={anchor} className="site-calculator" aria-labelledby={`${anchor}-title`}>
      <h2 id={`${anchor}-title`}>{t(`calculator.${name}.title`)}</h2>
    </section>
  );
}
