import { Example, exampleOf, jsonSchemaOf, LoanDetails } from '@statewise/fields';
import { exampleCode } from '../application-schemas.js';
import { Code, StepNumber, Version } from '../members.js';
import type { Area } from '../operation.js';
import { flag, integer, list, named, nullable, number, object, text, type OutputOf } from '../schema.js';

export const loanArea: Area = {
  name: 'Consumer-loan application',
  description: 'The steps, loan and documents of a consumer-loan application.',
  isSpecified: true,
};

/** What a call on a loan application may say of where its client is. */
export class LoanProgress {
  @StepNumber('The client’s view of where it is; the chart decides.')
  current_step?: number;

  @StepNumber('The client’s view of how far it came.')
  furthest_step?: number;

  @Version()
  version?: number;
}

/** A call on a loan application. */
export class LoanCall extends LoanProgress {
  @Code()
  @Example(exampleCode)
  code: string;
}

/** A call that says nothing but which application it is about. */
export class CodeCall {
  @Code()
  @Example(exampleCode)
  code: string;
}

/** The same as members of bodies that are described beside their class. */
export const { properties: progressMembers } = jsonSchemaOf(LoanProgress);

/** How a change of an application can fail. */
export const changeProblems = [
  'APPLICATION.NOT_FOUND',
  'APPLICATION.STALE',
  'APPLICATION.REFUSED',
  'APPLICATION.FULL',
] as const;

/** An answer that is a PDF. */
export const pdfAnswer = {
  200: { description: 'A PDF', schema: text(undefined, { format: 'binary' }), types: ['application/pdf'] },
} as const;

export const exampleLoan = exampleOf(LoanDetails);

export const exampleLoanDetails = { id: 1, ...exampleLoan, promotional_months: 6 };

const euro = (description?: string) => number(description ? `${description}, in euro` : 'In euro');

export const loanDetailsSchema = named(
  'LoanDetailsAnswer',
  object({
    id: integer(),
    amount: nullable(euro()),
    loan_term: nullable(integer('Months')),
    consumer_loan_application_loan_type_id: nullable(integer('1 to 5')),
    consumer_loan_application_promotion_id: nullable(integer()),
    promotional_months: integer('Months without interest; set by the promotion'),
    purchase_amount: nullable(euro()),
    description: text(),
  }),
);

export const exampleLoanPlan = {
  loan_type: 1,
  promotion_type: 1,
  loan_amount: 10000,
  promotional_months: 6,
  interest_rate: 4.95,
  term: 36,
  total_interest: 550.94,
  start_date: '2026-11-20',
  total_cost: 10550.94,
  first_payment_date: '2026-12-20',
  monthly_payment: 293.08,
  apr_rate: 3.68,
  vm_cost: 230.71,
  is_loan_rejected: false,
  is_loan_revised: false,
  revised_loan_amount: null,
  revised_loan_term: null,
};

const date = text('YYYY-MM-DD', { format: 'date' });
const percent = number('Percent a year');

export const loanPlanSchema = named(
  'LoanPlan',
  object({
    loan_type: integer('1 to 5'),
    promotion_type: nullable(integer('The promotion')),
    loan_amount: euro(),
    promotional_months: integer('Months without interest for the customer'),
    interest_rate: percent,
    term: integer('Months'),
    total_interest: euro('Interest that the customer pays'),
    start_date: date,
    total_cost: euro('Everything that the customer pays'),
    first_payment_date: date,
    monthly_payment: euro(),
    apr_rate: percent,
    vm_cost: euro('Interest of the promotional months, which the partner pays'),
    is_loan_rejected: flag('Over the maximum, or no term ends by the 75th birthday'),
    is_loan_revised: flag('Another term is offered, since the asked one ends too late'),
    revised_loan_amount: nullable(euro('What is offered instead; null unless revised')),
    revised_loan_term: nullable(integer('Months; null unless revised')),
  }),
);

export const promotionSchema = named(
  'Promotion',
  object({ id: integer(), loan_id: integer('The loan type'), name: text(), is_default: flag(), months: integer() }),
);

const reasonSchema = named(
  'Reason',
  object({ code: text('For programs'), text: text('For people, in their language') }),
);

export const riskMembers = {
  risk_analysis_result: integer('1 passed, 2 failed, 3 a person looks; 0 before the rules have answered', {
    minimum: 0,
    maximum: 3,
  }),
  reasons: list(reasonSchema, { description: 'Why, in plain words' }),
};

/** The plan of a loan. */
export type LoanPlanAnswer = OutputOf<typeof loanPlanSchema>;
/** The loan of an application; what is not known is null. */
export type LoanDetailsAnswer = OutputOf<typeof loanDetailsSchema>;
/** One reason of a decision. */
export type RiskReason = OutputOf<typeof reasonSchema>;
