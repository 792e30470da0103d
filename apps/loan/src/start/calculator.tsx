import { Card, Notice, useFormat } from '@statewise/ui';
import { parseEuros } from '@statewise/finance';
import type { ReactNode } from 'react';
import { PlanView, TooLate, type LoanCatalogue } from '@statewise/lending';
import { useLoanText } from '../messages/use-loan-text.js';
import { LoanChoiceForm } from './loan-choice-form.js';
import { isShortenedByAge } from './terms-on-offer.js';
import type { CalculatorBinding } from './use-calculator.js';

interface CalculatorProps {
  readonly catalogue: LoanCatalogue;
  readonly calculator: CalculatorBinding;
  readonly isStaff: boolean;
  /** Whether the date of birth is asked for here; else it is known or is asked for later. */
  readonly asksBirth?: boolean;
  /** Below the plan: what can be done with it. */
  readonly children: ReactNode;
}

/** What an amount looks like, in euro. */
const exampleAmount = 10_000;

/** The loan to choose and, beside it, what it costs; the plan is hidden when it cannot be calculated. */
export function Calculator({ catalogue, calculator, isStaff, asksBirth = false, children }: CalculatorProps) {
  const t = useLoanText();
  const format = useFormat();
  const { choice, plan, isStale, hasFailed, amountError, least, most } = calculator;
  const errorTexts = {
    numbers: t('start.amountNone', { example: format.number(exampleAmount) }),
    min: t('start.least', { amount: format.money(least, { whole: true }) }),
    max: t('plan.most', { amount: format.money(most, { whole: Number.isInteger(most) }) }),
  };
  return (
    <div className="loan-start">
      <Card>
        <LoanChoiceForm
          catalogue={catalogue}
          choice={choice}
          isStaff={isStaff}
          asksBirth={asksBirth}
          least={least}
          amountError={amountError && errorTexts[amountError]}
          onChange={calculator.change}
        />
      </Card>
      <div className="loan-start__side">
        {hasFailed && (
          <Notice tone="warning" live="polite">
            {t('start.unavailable')}
          </Notice>
        )}
        {calculator.isTooLate && <TooLate />}
        {isShortenedByAge(catalogue, choice) && choice.term > 0 && (
          <Notice tone="info" live="polite" title={t('plan.revised')}>
            {t('plan.revisedText', {
              amount: format.money(Number(parseEuros(choice.amount))),
              months: t('loan.months', { count: choice.term }),
            })}
          </Notice>
        )}
        {plan !== undefined && <PlanView plan={plan} isStale={isStale} />}
        {children}
      </div>
    </div>
  );
}
