import {
  Description,
  exampleOf,
  field,
  homeCountry,
  jsonSchemaOf,
  LoanDetails,
  priceCountries,
  type PriceCountry,
} from '@statewise/fields';
import { applicationSchema, codeMember, exampleCode } from '../application-schemas.js';
import { applicationMailsOfMailbox, type RateLimit } from '../limits.js';
import { AsSent } from '../members.js';
import { ok, operation, operations } from '../operation.js';
import { changeProblems } from '../problems.js';
import { pdfAnswer } from '../documents.js';
import * as s from '../schema.js';
import {
  CodeCall,
  exampleLoan,
  exampleLoanDetails,
  examplePromotion,
  LoanCall,
  loanArea,
  loanDetailsSchema,
  loanPlanSchema,
  progressMembers,
  promotionSchema,
} from './loan-schemas.js';
import { adminsToo, codeHolders, everyone } from '../who.js';

/** The holder of a code cannot have a stranger's mailbox filled. */
export const loanPlanMails: RateLimit = { name: 'loan-plan-mail', limit: 5, seconds: 3_600, per: 'application' };

const loanDetailsMember = { loan_details: loanDetailsSchema };
const detailsAnswer = ok(loanDetailsMember, { loan_details: exampleLoanDetails });
const changedMembers = { application: applicationSchema, ...loanDetailsMember };
const opened = { type: LoanCall, examples: { application: exampleOf(LoanCall) } };
const { properties: loanProperties } = jsonSchemaOf(LoanDetails);

/** The amount of the loan alone; the rules of the flow check it. */
export class LoanAmount extends LoanCall {
  @AsSent(loanProperties['amount']) amount?: unknown;
}

/** To whom a loan plan goes. */
export class LoanPlanCall extends LoanCall {
  @AsSent({ type: ['string', 'null'], description: 'The applicant’s unless given. Error keys: `required`, `email`.' })
  email?: unknown;
}

/** Whose prices a fact sheet tells; another value counts as the bank's own country. */
export class FactSheetQuery {
  @field({
    kind: 'choice',
    values: priceCountries,
    normalise: (value) => priceCountries.find((known) => known === value) ?? homeCountry,
  })
  @Description('Whose prices.')
  country: PriceCountry = homeCountry;
}

/** The loan within an application: its details, plan and promotion, and what the bank hands out about its loans. */
export const loanDetails = operations('loanDetails', loanArea, {
  details: operation('POST', '/consumer-loans-application/api/getAdditionalLoanDetails', {
    who: adminsToo,
    summary: 'The loan details of an application',
    body: opened,
    answers: detailsAnswer,
    problems: ['APPLICATION.NOT_FOUND'],
  }),
  saveAmount: operation('POST', '/consumer-loans-application/api/saveLoanDetailAmount', {
    who: codeHolders,
    summary: 'Change the amount alone',
    isRepeatable: true,
    body: { type: LoanAmount, examples: { amount: { code: exampleCode, amount: 9000 } } },
    answers: ok(changedMembers, { loan_details: exampleLoanDetails }),
    problems: changeProblems,
  }),
  saveDetails: operation('POST', '/consumer-loans-application/api/saveLoanDetails', {
    who: codeHolders,
    summary: 'Change the loan; the answer has its plan',
    description: 'What is not mentioned stays as it is.',
    isRepeatable: true,
    body: {
      type: LoanCall,
      isOpen: true,
      schema: s.named('ChangeLoan', s.body({ code: codeMember }, { ...progressMembers, ...loanProperties })),
      examples: { loan: { code: exampleCode, ...exampleLoan } },
    },
    answers: ok({ ...changedMembers, loan_plan: loanPlanSchema }, { loan_details: exampleLoanDetails }),
    problems: changeProblems,
  }),
  removePromotion: operation('POST', '/consumer-loans-application/api/removePromotion', {
    who: codeHolders,
    summary: 'Do without the promotion',
    isRepeatable: true,
    body: opened,
    answers: ok(changedMembers, {
      loan_details: { ...exampleLoanDetails, consumer_loan_application_promotion_id: null, promotional_months: 0 },
    }),
    problems: changeProblems,
  }),
  sendLoanPlan: operation('POST', '/consumer-loans-application/api/sendLoanPlan', {
    who: codeHolders,
    summary: 'Mail the loan plan as a PDF',
    description: 'To the applicant with the link to go on, or to another address without it.',
    isRepeatable: true,
    isLocalised: true,
    body: { type: LoanPlanCall, examples: { applicant: { code: exampleCode, email: 'ada@example.com' } } },
    answers: { 200: { description: 'Queued', schema: s.success() } },
    problems: ['APPLICATION.NOT_FOUND'],
    limits: [loanPlanMails, applicationMailsOfMailbox],
  }),
  hasDefaultPromotion: operation('GET', '/consumer-loans-application/api/hasDefaultPromotion', {
    who: adminsToo,
    summary: 'The promotion that the type of this application’s loan has by default',
    isLocalised: true,
    query: CodeCall,
    answers: ok(
      { has_default_promotion: s.flag(), promotion: s.nullable(promotionSchema) },
      { has_default_promotion: true, promotion: examplePromotion },
    ),
    problems: ['APPLICATION.NOT_FOUND'],
  }),
  factSheet: operation('GET', '/consumer-loans-application/api/downloadProductFactSheet', {
    who: everyone,
    summary: 'What our loans cost today, as a PDF',
    isLocalised: true,
    query: FactSheetQuery,
    answers: pdfAnswer,
  }),
  faq: operation('GET', '/consumer-loans-application/api/downloadFaq', {
    who: everyone,
    summary: 'Questions and answers, as a PDF',
    isLocalised: true,
    answers: pdfAnswer,
  }),
});
