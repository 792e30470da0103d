import { Button, useFormat } from '@statewise/ui';
import type { LoanPlan } from '@statewise/lending';
import { loanSteps } from '@statewise/machines';
import type { ScreenProps } from '@statewise/wizard';
import { lazy, Suspense, use, useState, type ReactNode } from 'react';
import { useLoanServices } from '../loan-services.js';
import { useLoanText } from '../messages/use-loan-text.js';
import { loanContextOf } from './loan-context.js';
import { loanCostOf } from './loan-cost.js';
import { typedLoan } from './typed-loan.js';

const LoanDialog = lazy(async () => ({ default: (await import('../start/loan-dialog.js')).LoanDialog }));

/** In the banner of every step but the last, where it stands beside the button that sends it. */
export function BannerLoan({ flow }: ScreenProps): ReactNode {
  return flow.state === loanSteps.stepFive.state ? null : <LoanLine flow={flow} />;
}

/** The loan that is being applied for, what it costs, and the way to change it beside the form. */
export function LoanLine({ flow }: ScreenProps): ReactNode {
  const t = useLoanText();
  const [isChanging, setIsChanging] = useState(false);
  const isNew = flow.application === undefined;
  const canChange =
    isNew || flow.can({ type: 'loan.change', fields: {} }) || flow.snapshot.matches({ created: { open: 'form' } });
  return (
    <div className="loan-line">
      {isNew ? <ChosenCost /> : <TypedCost flow={flow} />}
      {canChange && (
        <Button small variant="secondary" onClick={() => setIsChanging(true)}>
          {t('banner.change')}
        </Button>
      )}
      {isChanging && (
        <Suspense>
          <LoanDialog flow={flow} onClose={() => setIsChanging(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Of the loan that is being typed at step four, once it is complete; else of the one that was agreed. */
function TypedCost({ flow }: ScreenProps): ReactNode {
  const { planOf } = useLoanServices();
  const typed = typedLoan(loanContextOf(flow).steps, flow.drafts);
  const agreed = <AgreedCost flow={flow} />;
  if (typed === undefined) return agreed;
  return (
    <Suspense fallback={agreed}>
      <CostOfChoice plan={planOf(typed)} />
    </Suspense>
  );
}

/** Of an application: at the rate that was agreed. */
export function AgreedCost({ flow }: ScreenProps): ReactNode {
  const plan = loanCostOf(loanContextOf(flow));
  return (
    plan && (
      <Cost
        amount={plan.loan_amount}
        term={plan.term}
        monthly={plan.monthly_payment}
        apr={plan.apr_rate}
        total={plan.total_cost}
      />
    )
  );
}

/** Of the loan from the calculator, before there is an application: as the server calculates it. */
function ChosenCost(): ReactNode {
  return <CostOfChoice plan={useLoanServices().chosenPlan()} />;
}

function CostOfChoice({ plan: promise }: { readonly plan: Promise<LoanPlan | undefined> }): ReactNode {
  const plan = use(promise);
  return (
    plan && (
      <Cost
        amount={plan.loanAmount}
        term={plan.isRevised ? plan.revisedTerm : plan.term}
        monthly={plan.monthlyPayment}
        apr={plan.aprRate}
        total={plan.totalCost}
      />
    )
  );
}

interface CostProps {
  readonly amount: number;
  readonly term: number;
  readonly monthly: number;
  readonly apr: number;
  readonly total: number;
}

/** The law wants instalment, annual percentage rate and total side by side. */
function Cost({ amount, term, monthly, apr, total }: CostProps): ReactNode {
  const t = useLoanText();
  const format = useFormat();
  return (
    <div className="loan-line__cost">
      <strong>
        {t('banner.loan', {
          amount: format.money(amount, { whole: Number.isInteger(amount) }),
          months: t('loan.months', { count: term }),
        })}
      </strong>
      <span className="sw-figures">
        {t('banner.cost', { monthly: format.money(monthly), apr: format.percent(apr), total: format.money(total) })}
      </span>
    </div>
  );
}
