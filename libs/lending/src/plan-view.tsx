import { Card, Notice, useFormat } from '@statewise/ui';
import { useWizardText } from '@statewise/wizard';
import { useId, type ReactNode } from 'react';
import { exampleValues } from './lending-example.js';
import type { LoanPlan } from './loan-plan.js';
import type { LoanTextKey } from './messages/catalogue.js';

export interface PlanViewProps {
  readonly plan: LoanPlan;
  /** A newer plan is on its way. */
  readonly isStale: boolean;
}

/** What the loan costs; rejected and revised loans say so. */
export function PlanView({ plan, isStale }: PlanViewProps): ReactNode {
  const t = useWizardText<LoanTextKey>();
  const heading = useId();
  return (
    <Card as="section" tone="deep" aria-labelledby={heading} aria-busy={isStale} className="loan-plan">
      <h2 id={heading}>{t('plan.title')}</h2>
      {plan.isRejected ? (
        <Notice tone="warning" live="polite" title={t('plan.rejected')}>
          {t('plan.rejectedText')}
        </Notice>
      ) : (
        <Figures plan={plan} />
      )}
    </Card>
  );
}

function Figures({ plan }: { readonly plan: LoanPlan }): ReactNode {
  const t = useWizardText<LoanTextKey>();
  const format = useFormat();
  const months = (count: number) => t('loan.months', { count });
  // The law wants the annual percentage rate beside the instalment.
  const rows = [
    { term: t('plan.apr'), value: format.percent(plan.aprRate) },
    { term: t('plan.amount'), value: format.money(plan.isRevised ? plan.revisedAmount : plan.loanAmount) },
    { term: t('plan.term'), value: months(plan.isRevised ? plan.revisedTerm : plan.term) },
    { term: t('plan.rate'), value: format.percent(plan.interestRate) },
    ...(plan.promotionalMonths > 0 ? [{ term: t('plan.promotional'), value: months(plan.promotionalMonths) }] : []),
    { term: t('plan.interest'), value: format.money(plan.totalInterest) },
    { term: t('plan.total'), value: format.money(plan.totalCost) },
    ...(plan.firstPaymentDate === '' ? [] : [{ term: t('plan.first'), value: format.date(plan.firstPaymentDate) }]),
  ];
  return (
    <>
      {plan.isRevised && (
        <Notice tone="info" live="polite" title={t('plan.revised')}>
          {t('plan.revisedText', { amount: format.money(plan.revisedAmount), months: months(plan.revisedTerm) })}
        </Notice>
      )}
      <p className="loan-plan__monthly" role="status">
        <span>{t('plan.monthly')}</span>
        <strong className="sw-figures">{format.money(plan.monthlyPayment)}</strong>
      </p>
      <dl className="loan-plan__figures">
        {rows.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="sw-figures">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="sw-small">{t('plan.example', exampleValues(plan.interestRate, format, months))}</p>
    </>
  );
}
