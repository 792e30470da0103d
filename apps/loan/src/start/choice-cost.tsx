import { parseEuros, type LoanPlan } from '@statewise/finance';
import { useFormat } from '@statewise/ui';
import { useLoanText } from '../messages/use-loan-text.js';

export interface ChoiceCostProps {
  /** As typed. */
  readonly amount: string;
  readonly plan: LoanPlan | undefined;
}

/** The loan that is being chosen, what it costs a month and its annual percentage rate, in few words beside the way on. */
export function ChoiceCost({ amount, plan }: ChoiceCostProps) {
  const t = useLoanText();
  const format = useFormat();
  const euros = parseEuros(amount);
  return (
    <p className="loan-bar__cost">
      {euros !== undefined && (
        <span className="sw-figures">{format.money(euros, { whole: Number.isInteger(euros) })}</span>
      )}
      {plan !== undefined && !plan.is_loan_rejected && (
        <>
          <strong className="sw-figures">
            {format.money(plan.monthly_payment)} <span>{t('start.month')}</span>
          </strong>
          <span className="sw-figures">{t('start.apr', { apr: format.percent(plan.apr_rate) })}</span>
        </>
      )}
    </p>
  );
}
