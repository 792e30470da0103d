import { Button, Notice, useFormat } from '@statewise/ui';
import type { StepForm } from '@statewise/wizard';
import { PlanView, type LoanPlan } from '@statewise/lending';
import type { ReactNode } from 'react';
import { useStoreText } from '../messages/use-store-text.js';
import { loanFieldNames } from './store-loan.js';
import type { LoanPlanBinding } from './use-loan-plan.js';

export interface CalculatorPartProps extends Omit<LoanPlanBinding, 'isWhole'> {
  readonly form: StepForm;
}

/** What the loan costs, beside its fields; hidden when it cannot be calculated. */
export function CalculatorPart({ plan, isStale, hasFailed, form }: CalculatorPartProps): ReactNode {
  const t = useStoreText();
  if (hasFailed)
    return (
      <Notice tone="warning" live="polite">
        {t('plan.unavailable')}
      </Notice>
    );
  // An amount that is refused at its field is not refused here once more.
  const isSaid = plan?.isRejected === true && form.errors[loanFieldNames.amount] !== undefined;
  if (plan === undefined || isSaid) return <p className="store-plan__none">{t('plan.none')}</p>;
  return (
    <>
      <PlanView plan={plan} isStale={isStale} />
      {plan.isRevised && !plan.isRejected && <TakeRevised plan={plan} form={form} />}
    </>
  );
}

/** Takes over what the bank can offer instead of what was asked for. */
function TakeRevised({ plan, form }: { readonly plan: LoanPlan; readonly form: StepForm }): ReactNode {
  const t = useStoreText();
  const format = useFormat();
  const { revisedAmount: amount, revisedTerm: term } = plan;
  return (
    <Button
      variant="secondary"
      wide
      onClick={() => form.type({ loan_amount: String(amount), loan_term: String(term) })}
    >
      {t('plan.take', {
        amount: format.money(amount, { whole: Number.isInteger(amount) }),
        months: t('loan.months', { count: term }),
      })}
    </Button>
  );
}
