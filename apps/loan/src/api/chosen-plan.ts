import type { LoanPlan } from '@statewise/finance';
import type { Request } from '@statewise/flow-client';
import type { Country } from '@statewise/i18n';
import { calculate } from '@statewise/lending';
import { loanFieldsOf } from '../start/chosen-loan.js';
import { isLoanChoice } from '../start/loan-choice.js';

/** Returns what the loan kept from the calculator costs; undefined where it is incomplete or the call fails. */
export async function fetchChosenPlan(request: Request, kept: string, country: Country): Promise<LoanPlan | undefined> {
  const choice: unknown = JSON.parse(kept);
  const details = isLoanChoice(choice) ? loanFieldsOf(choice) : undefined;
  if (details === undefined) return undefined;
  const answer = await calculate(request, { attempt: 1, details }, { dateOfBirth: '', country });
  return answer.type === 'plan.calculated' ? answer.plan : undefined;
}
