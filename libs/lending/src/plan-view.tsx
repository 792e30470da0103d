import type { LoanPlan } from '@statewise/finance';
import { Card, Notice, useFormat } from '@statewise/ui';
import { useWizardText } from '@statewise/wizard';
import { useId } from 'react';
import { exampleValues } from './lending-example.js';
import type { LoanTextKey } from './messages/catalogue.js';

export interface PlanViewProps {
  readonly plan: LoanPlan;
  /** A newer plan is on its way. */
  readonly isStale: boolean;
}

/** What the loan costs; rejected and revised loans say so. */
export function PlanView({ plan, isStale }: PlanViewProps) {
  const t = useWizardText<LoanTextKey>();
  const heading = useId();
  return (
    <Card as="section" tone="deep" aria-labelledby={heading} aria-busy={isStale} className="loan-plan">
      <h2 id={heading}>{t('plan.title')}</h2>
      {plan.is_loan_rejected ? (
        <Notice tone="warning" live="polite" title={t('plan.rejected')}>
          {t('plan.rejectedText')}
        </Notice>
      ) : (
        <Figures plan={plan} />
      )}
    </Card>
  );
}

function Figures({ plan }: { readonly plan: LoanPlan }) {
  const t = useWizardText<LoanTextKey>();
  const format = useFormat();
  const months = (count: number) => t('loan.months', { count });
  const amount = format.money(plan.revised_loan_amount ?? plan.loan_amount);
  const duration = months(plan.revised_loan_term ?? plan.term);
  // The law wants the annual percentage rate beside the instalment.
  const rows = [
    { term: t('plan.apr'), value: format.percent(plan.apr_rate) },
    { term: t('plan.amount'), value: amount },
    { term: t('plan.term'), value: duration },
    { term: t('plan.rate'), value: format.percent(plan.interest_rate) },
    ...(plan.promotional_months > 0 ? [{ term: t('plan.promotional'), value: months(plan.promotional_months) }] : []),
    { term: t('plan.interest'), value: format.money(plan.total_interest) },
    { term: t('plan.total'), value: format.money(plan.total_cost) },
    { term: t('plan.first'), value: format.date(plan.first_payment_date) },
  ];
  return (
    <>
      {plan.is_loan_revised && (
        <Notice tone="info" live="polite" title={t('plan.revised')}>
          {t('plan.revisedText', { amount, months: duration })}
        </Notice>
      )}
      <p className="loan-plan__monthly" role="status">
        <span>{t('plan.monthly')}</span>
        <strong className="sw-figures">{format.money(plan.monthly_payment)}</strong>
      </p>
      <dl className="loan-plan__figures">
        {rows.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="sw-figures">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="sw-small">{t('plan.example', exampleValues(plan.interest_rate, format, months))}</p>
    </>
  );
}
