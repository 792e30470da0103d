import type { Request } from '@statewise/flow-client';
import type { Country } from '@statewise/i18n';
import { calculate, loanPlanOf, type LoanPlan } from '@statewise/lending';
import { loanFieldsOf } from '../start/chosen-loan.js';
import { isLoanChoice } from '../start/loan-choice.js';

/** What the loan of the calculator costs, as it is kept in the tab; undefined where it is not complete or nobody can be asked. */
export async function fetchChosenPlan(request: Request, kept: string, country: Country): Promise<LoanPlan | undefined> {
  const choice: unknown = JSON.parse(kept);
  const details = isLoanChoice(choice) ? loanFieldsOf(choice) : undefined;
  if (details === undefined) return undefined;
  const answer = await calculate(request, { attempt: 1, details }, { dateOfBirth: '', country });
  return answer.type === 'plan.calculated' ? loanPlanOf({ ...answer.plan }) : undefined;
}
