import { Example, exampleOf, jsonSchemaOf, LoanDetails } from '@statewise/fields';
import { exampleCode } from '../application-schemas.js';
import { Code, StepNumber, Version } from '../members.js';
import type { Area } from '../operation.js';
import * as s from '../schema.js';

export const loanArea: Area = {
  name: 'Consumer-loan application',
  description: 'The steps, loan and documents of a consumer-loan application.',
  isSpecified: true,
};

/** What a call on a loan application may say of where its client is. */
export class LoanProgress {
  @StepNumber('The client’s view of where it is; the chart decides.') current_step?: number;
  @StepNumber('The client’s view of how far it came.') furthest_step?: number;
  @Version() version?: number;
}

/** A call on a loan application. */
export class LoanCall extends LoanProgress {
  @Code() @Example(exampleCode) code: string;
}

/** A call that says nothing but which application it is about. */
export class CodeCall {
  @Code() @Example(exampleCode) code: string;
}

/** The same as members of bodies that are described beside their class. */
export const { properties: progressMembers } = jsonSchemaOf(LoanProgress);

export const exampleLoan = exampleOf(LoanDetails);

export const exampleLoanDetails = { id: 1, ...exampleLoan, promotional_months: 6 };

const euro = (description?: string, example?: number) =>
  s.number(description ? `${description}, in euro` : 'In euro', example === undefined ? {} : { example });

export const loanDetailsSchema = s.namedObject('LoanDetailsAnswer', {
  id: s.integer(),
  amount: s.nullable(euro()),
  loan_term: s.nullable(s.integer('Months')),
  consumer_loan_application_loan_type_id: s.nullable(s.integer('1 to 5')),
  consumer_loan_application_promotion_id: s.nullable(s.integer()),
  promotional_months: s.integer('Months without interest; set by the promotion'),
  purchase_amount: s.nullable(euro()),
  description: s.text(),
});

const date = (example = '2026-11-20') => s.text('YYYY-MM-DD', { format: 'date', example });
const percent = (example: number) => s.number('Percent a year', { example });

export const loanPlanSchema = s.namedObject('LoanPlan', {
  loan_type: s.integer('1 to 5'),
  promotion_type: s.nullable(s.integer('The promotion', { example: 1 })),
  loan_amount: euro(undefined, 10_000),
  promotional_months: s.integer('Months without interest for the customer', { example: 6 }),
  interest_rate: percent(4.95),
  term: s.integer('Months', { example: 36 }),
  total_interest: euro('Interest that the customer pays', 550.94),
  start_date: date(),
  total_cost: euro('Everything that the customer pays', 10_550.94),
  first_payment_date: date('2026-12-20'),
  monthly_payment: euro(undefined, 293.08),
  apr_rate: percent(3.68),
  vm_cost: euro('Interest of the promotional months, which the partner pays', 230.71),
  is_loan_rejected: s.flag('Over the maximum, or no term ends by the 75th birthday'),
  is_loan_revised: s.flag('Another term is offered, since the asked one ends too late'),
  revised_loan_amount: s.nullable(euro('What is offered instead; null unless revised')),
  revised_loan_term: s.nullable(s.integer('Months; null unless revised')),
});

export const promotionSchema = s.namedObject('Promotion', {
  id: s.integer(),
  loan_id: s.integer('The loan type'),
  name: s.text(undefined, { example: '6 months without interest' }),
  is_default: s.flag(),
  months: s.integer(),
});

const reasonSchema = s.namedObject('Reason', {
  code: s.text('For programs'),
  text: s.text('For people, in their language'),
});

export const riskMembers = {
  risk_analysis_result: s.integer('1 passed, 2 failed, 3 a person looks; 0 before the rules have answered', {
    minimum: 0,
    maximum: 3,
  }),
  reasons: s.list(reasonSchema, { description: 'Why, in plain words' }),
};

export const examplePromotion = { name: '6 months without interest', is_default: true, months: 6 };

/** The loan of an application; what is not known is null. */
export type LoanDetailsAnswer = s.OutputOf<typeof loanDetailsSchema>;
/** One reason of a decision. */
export type RiskReason = s.OutputOf<typeof reasonSchema>;
