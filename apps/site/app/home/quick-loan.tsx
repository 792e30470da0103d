import { consumerLending } from '@statewise/finance';
import { localisePath } from '@statewise/i18n';
import type { LoanLimits } from '@statewise/site-content';
import { Button, useFormat, useLocale } from '@statewise/ui';
import { useState } from 'react';
import { maxTerm } from '../calculators/lent-products.js';
import { useSiteText } from '../messages/use-site-text.js';

const first = { amount: 15_000, years: 5 };
/** Where the slider ends, since the loan has no maximum. */
const slider = { most: 50_000, step: 500 } as const;
const terms = [1, 2, 3, 4, 5, 7, 10] as const;

export interface QuickLoanProps {
  readonly rate: number;
  /** Undefined where nothing is lent: the loan is then an example. */
  readonly limits: LoanLimits | undefined;
  /** Where its calculator stands. */
  readonly path: string;
}

/** A loan in two movements, within the limits of the product; its form leads to the calculator, also without script. */
export function QuickLoan({ rate, limits, path }: QuickLoanProps) {
  const t = useSiteText();
  const format = useFormat();
  const locale = useLocale();
  const [{ amount, years: wanted }, setLoan] = useState(first);
  const isLent = (term: number, lent: number): boolean => limits === undefined || term * 12 <= maxTerm(limits, lent);
  // A term that the amount is too small for waits until it is large enough again.
  const years = isLent(wanted, amount) ? wanted : (terms.findLast((term) => isLent(term, amount)) ?? terms[0]);
  const loan = consumerLending(amount, years, rate);
  return (
    <form
      className="site-quick"
      action={`${localisePath(locale, path)}#consumer-lending-calculator`}
      method="get"
      aria-labelledby="quick-title"
    >
      <h2 id="quick-title">{t('quick.title')}</h2>
      <div className="site-quick__amount">
        <label htmlFor="quick-amount">{t('quick.amount')}</label>
        <output htmlFor="quick-amount" className="sw-figures">
          {format.money(amount, { whole: true })}
        </output>
        <input
          id="quick-amount"
          type="range"
          name="amount"
          min={limits?.least ?? slider.step}
          max={limits?.most ?? slider.most}
          step={slider.step}
          value={amount}
          aria-valuetext={format.money(amount, { whole: true })}
          onChange={(event) => setLoan({ amount: Number(event.target.value), years: wanted })}
        />
      </div>
      <fieldset className="site-quick__years">
        <legend>{t('quick.years')}</legend>
        <div>
          {terms.map((term) => (
            <label key={term}>
              <input
                type="radio"
                name="years"
                value={term}
                checked={term === years}
                disabled={!isLent(term, amount)}
                onChange={() => setLoan({ amount, years: term })}
              />
              <span>{term}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="site-quick__result" aria-live="polite">
        <strong className="sw-figures">{format.money(loan?.monthlyPayment ?? 0)}</strong>
        <span>
          {t('quick.monthly', {
            rate: format.percent(rate),
            apr: format.percent(loan?.apr ?? 0),
            total: format.money(loan?.totalInterest ?? 0),
          })}
        </span>
      </p>
      <Button type="submit" wide>
        {t('quick.submit')}
      </Button>
    </form>
  );
}
