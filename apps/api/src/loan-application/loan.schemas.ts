import { exampleOf, LoanDetails } from '@statewise/fields';
import { versionMember } from '@statewise/server/applications/application.schemas.js';
import type { Area } from '@statewise/server/platform/openapi/endpoint.js';
import { flag, integer, named, nullable, number, object, text } from '@statewise/server/platform/openapi/schema.js';

export const area: Area = {
  name: 'Consumer-loan application',
  description: 'The steps, loan and documents of a consumer-loan application.',
  isSpecified: true,
};

const stepNumber = { type: ['integer', 'null'], minimum: 0, maximum: 7 };

/** What every call on an application may carry besides its own members. */
export const wrapping = {
  current_step: {
    ...stepNumber,
    description: 'The client’s view of where it is; the chart decides. Error key: `numbers`',
  },
  furthest_step: { ...stepNumber, description: 'The client’s view of how far it came. Error key: `numbers`' },
  version: versionMember,
};

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

export const riskMembers = {
  risk_analysis_result: integer('1 passed, 2 failed, 3 a person looks; 0 before the rules have answered', {
    minimum: 0,
    maximum: 3,
  }),
  reasons: {
    type: 'array',
    description: 'Why, in plain words',
    items: named('Reason', object({ code: text('For programs'), text: text('For people, in their language') })),
  },
} as const;
