import { numberOf, textOf, type ChoiceRow } from '@statewise/wizard';

/** The plan that the calculator returns; money in euro, rates in percent a year, terms in months. */
export interface LoanPlan {
  readonly loanAmount: number;
  readonly promotionalMonths: number;
  readonly interestRate: number;
  readonly term: number;
  readonly totalInterest: number;
  readonly totalCost: number;
  readonly monthlyPayment: number;
  readonly aprRate: number;
  readonly firstPaymentDate: string;
  readonly isRejected: boolean;
  readonly isRevised: boolean;
  readonly revisedAmount: number;
  readonly revisedTerm: number;
}

/** Reads the fields of a `loan_plan`. */
export function loanPlanOf(plan: ChoiceRow): LoanPlan {
  return {
    loanAmount: numberOf(plan['loan_amount']),
    promotionalMonths: numberOf(plan['promotional_months']),
    interestRate: numberOf(plan['interest_rate']),
    term: numberOf(plan['term']),
    totalInterest: numberOf(plan['total_interest']),
    totalCost: numberOf(plan['total_cost']),
    monthlyPayment: numberOf(plan['monthly_payment']),
    aprRate: numberOf(plan['apr_rate']),
    firstPaymentDate: textOf(plan['first_payment_date']),
    isRejected: plan['is_loan_rejected'] === true,
    isRevised: plan['is_loan_revised'] === true,
    revisedAmount: numberOf(plan['revised_loan_amount']),
    revisedTerm: numberOf(plan['revised_loan_term']),
  };
}
