import { amortisation, type AmortisationRow, annuityPayment, type AnnuityLoan } from './amortisation.js';
import { annualPercentageRate, roundRate } from './apr.js';
import { addMonths, endsByAge } from './calendar.js';
import { toCents, toEuro } from './money.js';

/** What a customer asks for and what the bank's tables say about it. */
export interface LoanPlanRequest {
  /** As the answer names them. */
  readonly loanType: number;
  readonly promotionType: number | null;
  /** Euro. */
  readonly amount: number;
  /** Largest amount of the loan type in euro, or null when it has none. */
  readonly maximum: number | null;
  /** Months. */
  readonly term: number;
  /** Terms that may be taken instead when the asked one ends too late, in months. */
  readonly terms: readonly number[];
  /** False where the asked term is none of those that this borrower is offered: another one is then. */
  readonly isOffered?: boolean;
  /** Nominal rate in percent a year. */
  readonly interestRate: number;
  /** First months without interest for the customer; the partner pays it. */
  readonly promotionalMonths: number;
  /** Dates are `YYYY-MM-DD`. */
  readonly startDate: string;
  /** The applicant's date of birth, if it is known. */
  readonly born?: string;
}

/** A loan plan as the wire contract has it: money in euro, rates in percent a year, terms in months, dates `YYYY-MM-DD`. */
export interface LoanPlan {
  readonly loan_type: number;
  readonly promotion_type: number | null;
  readonly loan_amount: number;
  readonly promotional_months: number;
  readonly interest_rate: number;
  readonly term: number;
  readonly total_interest: number;
  readonly start_date: string;
  /** Everything the customer pays: the amount and the interest. */
  readonly total_cost: number;
  readonly first_payment_date: string;
  readonly monthly_payment: number;
  readonly apr_rate: number;
  /** Interest of the promotional months, which the partner pays. */
  readonly vm_cost: number;
  readonly is_loan_rejected: boolean;
  readonly is_loan_revised: boolean;
  /** What is offered instead of what was asked; null unless the loan is revised. */
  readonly revised_loan_amount: number | null;
  readonly revised_loan_term: number | null;
}

/** A loan must have ended when the borrower turns this. */
export const lastAge = 75;

/**
 * The plan of a loan. Over the maximum it is rejected. A term that ends after the 75th birthday is revised to the longest that does not, and
 * the figures are those of the revised loan; without any such term the loan is rejected, and the figures are those of the loan asked for.
 */
export function loanPlan(request: LoanPlanRequest): LoanPlan {
  const { amount, maximum, term, startDate } = request;
  const grantable = longestGrantable(request);
  const isRejected = grantable === undefined || (maximum !== null && amount > maximum);
  const isRevised = !isRejected && grantable !== term;
  return {
    loan_type: request.loanType,
    promotion_type: request.promotionType,
    loan_amount: amount,
    promotional_months: request.promotionalMonths,
    interest_rate: request.interestRate,
    term,
    start_date: startDate,
    first_payment_date: addMonths(startDate, 1),
    ...figuresOf(annuityOf(request, isRevised ? grantable : term)),
    is_loan_rejected: isRejected,
    is_loan_revised: isRevised,
    revised_loan_amount: isRevised ? amount : null,
    revised_loan_term: isRevised ? grantable : null,
  };
}

/** A month of the plan in euro, with the day on which it is paid. */
export interface LoanPlanRow {
  readonly month: number;
  readonly date: string;
  readonly payment: number;
  readonly interest: number;
  readonly principal: number;
  readonly balance: number;
}

/** The amortisation table that belongs to a plan. */
export function loanPlanRows(plan: LoanPlan): LoanPlanRow[] {
  const rows = amortisation({
    principal: toCents(plan.loan_amount),
    rate: plan.interest_rate,
    months: plan.revised_loan_term ?? plan.term,
    interestFreeMonths: plan.promotional_months,
  });
  return rows.map((row) => ({
    month: row.month,
    date: addMonths(plan.start_date, row.month),
    payment: toEuro(row.payment),
    interest: toEuro(row.interest),
    principal: toEuro(row.principal),
    balance: toEuro(row.balance),
  }));
}

/** The asked term if it ends in time, else the longest other one that does. */
function longestGrantable({ term, terms, isOffered = true, startDate, born }: LoanPlanRequest): number | undefined {
  const fits = (months: number) => born === undefined || endsByAge(startDate, months, born, lastAge);
  if (isOffered && fits(term)) return term;
  const fitting = terms.filter((months) => months < term && fits(months));
  return fitting.length > 0 ? Math.max(...fitting) : undefined;
}

function annuityOf({ amount, interestRate, promotionalMonths }: LoanPlanRequest, months: number): AnnuityLoan {
  return { principal: toCents(amount), rate: interestRate, months, interestFreeMonths: promotionalMonths };
}

function figuresOf(loan: AnnuityLoan) {
  const rows = amortisation(loan);
  const sum = (part: (row: AmortisationRow) => number) => rows.reduce((total, row) => total + part(row), 0);
  const interest = sum((row) => row.interest);
  const repayments = rows.map(({ payment, month }) => ({ amount: payment, years: month / 12 }));
  return {
    monthly_payment: toEuro(annuityPayment(loan)),
    total_interest: toEuro(interest),
    total_cost: toEuro(loan.principal + interest),
    apr_rate: roundRate(annualPercentageRate([{ amount: loan.principal, years: 0 }], repayments) ?? 0),
    vm_cost: toEuro(sum((row) => row.sponsored)),
  };
}
