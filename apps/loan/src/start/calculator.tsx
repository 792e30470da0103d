import { fieldErrorCatalogue } from '@statewise/i18n';
import { Card, Notice, useT } from '@statewise/ui';
import type { ReactNode } from 'react';
import { PlanView, type LoanCatalogue } from '@statewise/wizard/loan';
import { useLoanText } from '../messages/use-loan-text.js';
import { LoanChoiceForm } from './loan-choice-form.js';
import type { CalculatorBinding } from './use-calculator.js';

export interface CalculatorProps {
  readonly catalogue: LoanCatalogue;
  readonly calculator: CalculatorBinding;
  readonly isStaff: boolean;
  /** Below the plan: what can be done with it. */
  readonly children: ReactNode;
}

/** The loan to choose and, beside it, what it costs; the plan is hidden when it cannot be calculated. */
export function Calculator({ catalogue, calculator, isStaff, children }: CalculatorProps): ReactNode {
  const t = useLoanText();
  const errorText = useT(fieldErrorCatalogue);
  const { choice, plan, isStale, hasFailed, amountError } = calculator;
  return (
    <div className="loan-start">
      <Card>
        <LoanChoiceForm
          catalogue={catalogue}
          choice={choice}
          isStaff={isStaff}
          amountError={amountError && errorText(amountError)}
          onChange={calculator.change}
        />
      </Card>
      <div className="loan-start__side">
        {hasFailed && (
          <Notice tone="warning" live="polite">
            {t('start.unavailable')}
          </Notice>
        )}
        {plan !== undefined && <PlanView plan={plan} isStale={isStale} />}
        {children}
      </div>
    </div>
  );
}
