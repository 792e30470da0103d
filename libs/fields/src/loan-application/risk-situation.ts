import type { LoanPlan, RiskSituation } from '@statewise/finance';
import type { Fields } from '../check/check.js';
import { isoDateOf } from '../rules/typed-date.js';
import { paysForHousing, works } from './step-three.js';

/**
 * What the risk rules judge, from the answers of steps one and three and the plan of the loan; money in euro, a month where it recurs.
 * Answers that no longer apply do not count. Undefined without a date of birth.
 */
export function riskSituation(steps: Readonly<Record<number, Fields>>, plan: LoanPlan): RiskSituation | undefined {
  const { 1: applicant = {}, 3: household = {} } = steps;
  const born = isoDateOf(applicant.date_of_birth);
  if (born === undefined) return undefined;
  const { employment_length } = household;
  const coBorrowerIncome = applicant.co_borrower === true ? euro(household.co_borrower_income) : 0;
  return {
    incomes: euro(household.net_monthly_income) + euro(household.other_income) + coBorrowerIncome,
    expenditures: (paysForHousing(household) ? euro(household.housing_cost) : 0) + euro(household.alimony),
    instalments: euro(household.loan_instalments),
    newInstalment: plan.monthly_payment,
    hasUnpaidCredits: household.unpaid_credits === true,
    ...(works(household) && typeof employment_length === 'string' && { employmentLength: employment_length }),
    amount: plan.loan_amount,
    term: plan.revised_loan_term ?? plan.term,
    startDate: plan.start_date,
    born,
  };
}

function euro(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
