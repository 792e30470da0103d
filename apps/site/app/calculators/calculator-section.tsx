import type { CountryRates, PageCalculator } from '@statewise/site-content';
import { useLocale } from '@statewise/ui';
import { memo, Suspense, type ReactNode } from 'react';
import { calculatorInput, type Values } from './calculator-input.js';
import { calculatorCatalogue } from './messages/catalogue.js';
import { views } from './views.js';
import './calculators.css';

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

/**
 * The section of a page that its calculator's hash leads to. Its script arrives after the page; what the server drew stands until then, which
 * is why it is drawn again only when its own properties change.
 */
export const CalculatorSection = memo(function CalculatorSection({
  calculator: { name, anchor, showOnlyZeroRate },
  slug,
  rates,
  given,
  address,
}: CalculatorProps): ReactNode {
  const { language } = useLocale();
  const input = calculatorInput(name, given);
  const View = views[name];
  // The texts are fetched beside the view instead of after it.
  void calculatorCatalogue.load(language);
  return (
    <section id={anchor} className="site-calculator" aria-labelledby={`${anchor}-title`}>
      <Suspense>
        <View key={JSON.stringify(input)} {...{ input, rates, anchor, address, slug, showOnlyZeroRate }} />
      </Suspense>
    </section>
  );
});
