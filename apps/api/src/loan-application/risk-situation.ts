import { isoDateOf } from '@statewise/fields';
import { analyseRisk, type LoanPlan, type RiskPolicy, type RiskResult, type RiskSituation } from '@statewise/finance';
import { statusValue, type LoanContext } from '@statewise/machines';
import { numberIn } from './loan-details.js';

/** Household and loan as the risk rules look at them. */
export function riskSituationOf({ steps }: LoanContext, plan: LoanPlan): RiskSituation {
  const budget = steps[3] ?? {};
  const sum = (...names: string[]) => names.reduce((total, name) => total + (numberIn(budget, name) ?? 0), 0);
  const length = budget['employment_length'];
  return {
    incomes: sum('net_monthly_income', 'other_income', 'co_borrower_income'),
    expenditures: sum('housing_cost', 'alimony'),
    instalments: sum('loan_instalments'),
    newInstalment: plan.monthly_payment,
    hasUnpaidCredits: budget['unpaid_credits'] === true,
    ...(typeof length === 'string' && length !== '' && { employmentLength: length }),
    amount: plan.loan_amount,
    term: plan.revised_loan_term ?? plan.term,
    startDate: plan.start_date,
    born: isoDateOf(steps[1]?.['date_of_birth']) ?? '',
  };
}

/** What the rules say; a loan that the plan rejects fails whatever the household. */
export function judge(
  policy: RiskPolicy,
  context: LoanContext,
  plan: LoanPlan,
): { result: RiskResult; reasons: string[] } {
  const { result, reasons } = analyseRisk(policy, riskSituationOf(context, plan));
  const isOverMaximum = plan.is_loan_rejected && !reasons.includes('age');
  if (!isOverMaximum) return { result, reasons: [...reasons] };
  return {
    result: statusValue.failed,
    reasons: ['amount_over_maximum', ...(result === statusValue.failed ? reasons : [])],
  };
}
