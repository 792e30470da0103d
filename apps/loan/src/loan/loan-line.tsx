import { Button, useFormat } from '@statewise/ui';
import type { LoanPlan } from '@statewise/finance';
import { loanSteps } from '@statewise/machines';
import type { ScreenProps } from '@statewise/wizard';
import { lazy, Suspense, use, useState } from 'react';
import { useLoanServices } from '../loan-services.js';
import { useLoanText } from '../messages/use-loan-text.js';
import { canChangeLoan, loanContextOf, priceCountryOf } from './loan-context.js';
import { loanCostOf } from './loan-cost.js';
import { typedLoan } from './typed-loan.js';

const LoanDialog = lazy(async () => ({ default: (await import('../start/loan-dialog.js')).LoanDialog }));

/** In the banner of every step but the last, where it stands beside the button that sends it. */
export function BannerLoan({ flow }: ScreenProps) {
  return flow.state === loanSteps.stepFive.state ? null : <LoanLine flow={flow} />;
}

/** The loan that is being applied for, what it costs, and the way to change it beside the form. */
export function LoanLine({ flow }: ScreenProps) {
  const t = useLoanText();
  const [isChanging, setIsChanging] = useState(false);
  const isNew = flow.application === undefined;
  // A loan that is on its way with its application can be changed once that is there.
  const isOffered = isNew ? !flow.isUnderWay : canChangeLoan(flow);
  return (
    <div className="loan-line">
      {isNew ? <ChosenCost /> : <TypedCost flow={flow} />}
      {isOffered && (
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
function TypedCost({ flow }: ScreenProps) {
  const { planOf } = useLoanServices();
  const typed = typedLoan(loanContextOf(flow).steps, flow.drafts);
  const agreed = <AgreedCost flow={flow} />;
  if (typed === undefined) return agreed;
  return (
    <Suspense fallback={agreed}>
      <CostOfChoice plan={planOf(typed, priceCountryOf(flow))} />
    </Suspense>
  );
}

/** Of an application: at the rate that was agreed. */
export function AgreedCost({ flow }: ScreenProps) {
  return <Cost plan={loanCostOf(loanContextOf(flow))} />;
}

/** Of the loan from the calculator, before there is an application: as the server calculates it. */
function ChosenCost() {
  return <CostOfChoice plan={useLoanServices().chosenPlan()} />;
}

function CostOfChoice({ plan: promise }: { readonly plan: Promise<LoanPlan | undefined> }) {
  return <Cost plan={use(promise)} />;
}

/** The law wants instalment, annual percentage rate and total side by side. */
function Cost({ plan }: { readonly plan: LoanPlan | undefined }) {
  const t = useLoanText();
  const format = useFormat();
  if (plan === undefined) return null;
  const { loan_amount: amount, monthly_payment: monthly, total_cost: total } = plan;
  return (
    <div className="loan-line__cost">
      <strong>
        {t('banner.loan', {
          amount: format.money(amount, { whole: Number.isInteger(amount) }),
          months: t('loan.months', { count: plan.revised_loan_term ?? plan.term }),
        })}
      </strong>
      <span className="sw-figures">
        {t('banner.cost', {
          monthly: format.money(monthly),
          apr: format.percent(plan.apr_rate),
          total: format.money(total),
        })}
      </span>
    </div>
  );
}
