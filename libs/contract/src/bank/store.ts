import {
  Adult,
  Example,
  exampleOf,
  Flag,
  Integer,
  JsonObject,
  jsonSchemaOf,
  minimumAmount,
  Money,
  offeredTerms,
  offerOf,
  OneOf,
  priceCountries,
  Required,
  rule,
  StoreDetails,
  StoreEntry,
  Text,
  type PriceCountry,
  type Route,
  type ValidationContext,
} from '@statewise/fields';
import { applicationSchema, captchaMember, codeMember, exampleCode, versionMember } from '../application-schemas.js';
import { AsSent, OneOfTexts, Version } from '../members.js';
import { ok, reply, operation, operations, type Area } from '../operation.js';
import { changeProblems } from '../problems.js';
import { pdfAnswer } from '../documents.js';
import * as s from '../schema.js';
import {
  CodeCall,
  exampleLoanDetails,
  examplePromotion,
  loanDetailsSchema,
  loanPlanSchema,
  promotionSchema,
} from './loan-schemas.js';
import { codeHolders, everyone } from '../who.js';

export const storeArea: Area = {
  name: 'Store app',
  description: 'Partner stores and the loan calculator.',
  isSpecified: true,
};

/** What the calculator is asked with. A term that ends too late is for the plan to revise, so age is no rule here. */
export class CalculatedLoan {
  @Required()
  @rule('oneOf', (value) => [1, 2, 3, 4, 5].some((type) => type === value))
  @Integer()
  @Example(1)
  loan_type_id: number;

  @Required() @Money({ min: minimumAmount }) @Example(10_000) loan_amount: number;

  @Required()
  @rule('oneOf', (value, { loan_amount }, known) => termsFor(loan_amount, known).some((term) => term === value))
  @Integer({ min: 1 })
  @Example(36)
  loan_term: number;

  @rule('oneOf', (value, _, known) => offerOf(known)?.promotions.some(({ id }) => id === value) ?? false)
  @Integer()
  @Example(1)
  promotion_id?: number;

  @Text() @Example('Ada') first_name?: string;
  @Text() @Example('Vella') last_name?: string;
  @Adult() @Example('14/03/1985') date_of_birth?: string;

  /** Whose prices count; the bank's own country unless said. */
  @OneOf(priceCountries) @Example('be') country?: PriceCountry;
}

function termsFor(amount: unknown, known: ValidationContext): number[] {
  const offer = offerOf(known);
  return offer !== undefined && typeof amount === 'number' ? offeredTerms(offer, amount, undefined, known.at) : [];
}

/** The calculator as it is asked: what is on offer decides over its members, so that the service checks them. */
export class OpenCalculation {}

/** Which offer the calculator is asked for. */
class OfferQuery {
  /** An unknown store is `REQUEST.NOT_FOUND`. */
  @rule('format', (value) => typeof value === 'string')
  @AsSent({ type: 'string', description: 'Store number; an unknown one is 404.' })
  @Example('101')
  s?: string;

  @OneOfTexts(['store', 'intermediary'], { description: 'The route.' }) r?: Route;
}

/** A store's application for a customer. */
export class StoreSale {
  @Required() @OneOf(['create']) action: 'create';
  @AsSent() form_data: unknown;
  @AsSent(captchaMember) captcha?: unknown;
  @Version() version?: number;
}

/** What a caller's form may say besides, and nothing follows from: the session says who sells, and the server whether a person has to be shown. */
export class StoreClaim {
  /** The account of an intermediary. */
  @Integer({ min: 1 }) @Example(1) intermediary_id?: number;
  @Flag() @Example(false) skipRecaptcha?: boolean;
}

/** A change of the loan that a store prepared. */
export class StoreLoanChange extends CodeCall {
  @Required() @JsonObject() form_data: Readonly<Record<string, unknown>>;
  @Version() version?: number;
}

const [entry, claim, customer] = [jsonSchemaOf(StoreEntry), jsonSchemaOf(StoreClaim), jsonSchemaOf(StoreDetails)];
const details = customer.properties;

const storeForm = s.named('StoreForm', {
  ...customer,
  properties: { ...entry.properties, ...claim.properties, ...details },
  required: [...entry.required, ...customer.required],
  example: { ...exampleOf(StoreEntry), ...exampleOf(StoreDetails) },
});
const storeLoan = s.named(
  'StoreLoan',
  s.body(
    {},
    Object.fromEntries(
      ['loan_type_id', 'loan_amount', 'loan_term', 'promotion_id', 'description'].map((name) => [
        name,
        details[name] ?? {},
      ]),
    ),
  ),
);
const storeSchema = s.namedObject('Store', { id: s.integer(), store_number: s.text(), name: s.text(), city: s.text() });
const loanTerm = s.namedObject('LoanTerm', {
  loan_type_id: s.integer(),
  term: s.integer('Months'),
  minimum: s.nullable(s.number('The smallest amount in euro; null where it only fills a gap')),
});
const loanType = s.namedObject('LoanType', {
  id: s.integer(),
  name: s.text(undefined, { example: 'Bathline Brussels' }),
  maximum: s.nullable(s.number('In euro; null where there is none')),
  staff_only: s.flag(),
});

/** Partner stores and the loan calculator. */
export const store = operations('store', storeArea, {
  stores: operation('GET', '/consumer-loans-vm-stores/api/getStores', {
    who: everyone,
    summary: 'The partner’s stores',
    answers: ok(
      { stores: s.list(storeSchema) },
      { stores: [{ id: 1, store_number: '101', name: 'Bathline Brussels', city: 'Brussels' }] },
    ),
  }),
  loanDetails: operation('GET', '/consumer-loans-vm-stores/api/getLoanDetails', {
    who: everyone,
    summary: 'What the calculator offers',
    description: 'In a store that store’s promotions; by an intermediary larger amounts.',
    isLocalised: true,
    query: OfferQuery,
    answers: ok(
      {
        promotions: s.list(promotionSchema),
        loanTypes: s.list(loanType),
        loanTerms: s.list(loanTerm),
        allow_vm_promotions: s.flag('Whether the store gives promotions'),
        allow_staff_loans: s.flag('Whether the caller, coming from the staff’s pages, is taken for staff'),
        staff_referrer: s.text('The host of the staff’s pages'),
      },
      {
        promotions: [examplePromotion],
        loanTypes: [{ id: 1, name: 'Renovation loan', maximum: 25000, staff_only: false }],
        loanTerms: [{ loan_type_id: 1, term: 12, minimum: 500 }],
        allow_vm_promotions: true,
      },
    ),
    problems: ['REQUEST.NOT_FOUND'],
  }),
  calculate: operation('POST', '/consumer-loans-vm-stores/api/calculateLoan', {
    who: everyone,
    summary: 'The plan of a loan',
    description: 'Over the maximum it is rejected; a term past the 75th birthday is revised.',
    signedIn: 'Intermediaries may lend more.',
    body: {
      type: OpenCalculation,
      isOpen: true,
      schema: s.fieldsSchema(CalculatedLoan),
      examples: { renovation: exampleOf(CalculatedLoan) },
    },
    answers: ok({ loan_plan: loanPlanSchema }),
  }),
  save: operation('POST', '/consumer-loans-vm-stores/api/save', {
    who: everyone,
    summary: 'Prepare an application for a customer, who continues it with the code',
    signedIn: 'An intermediary owns what it prepares; who is signed in needs no human check.',
    isRepeatable: true,
    body: {
      type: StoreSale,
      schema: s.body(
        { action: s.text('Error keys: `required`, `oneOf`', { const: 'create' }), form_data: storeForm },
        { captcha: captchaMember, version: versionMember },
      ),
      examples: { customer: { action: 'create', form_data: { ...exampleOf(StoreEntry), ...exampleOf(StoreDetails) } } },
    },
    answers: {
      201: reply(
        { code: s.text('The secret code'), application: applicationSchema },
        { application: { state: 'stepVm', current_step: 0, furthest_step: 0, referrer: 'vanmarcke' } },
      ),
    },
    problems: ['REQUEST.CAPTCHA', 'APPLICATION.NOT_FOUND', 'APPLICATION.REFUSED'],
  }),
  saveLoanDetails: operation('POST', '/consumer-loans-vm-stores/api/saveLoanDetails', {
    who: codeHolders,
    summary: 'Change the loan of a prepared application',
    description: 'What is not mentioned stays as it is.',
    isRepeatable: true,
    body: {
      type: StoreLoanChange,
      schema: s.body({ code: codeMember, form_data: storeLoan }, { version: versionMember }),
      examples: { loan: { code: exampleCode, form_data: { loan_type_id: 1, loan_amount: 10000, loan_term: 36 } } },
    },
    answers: ok(
      { application: applicationSchema, loan_details: loanDetailsSchema },
      { application: { state: 'stepVm', current_step: 0, furthest_step: 0 }, loan_details: exampleLoanDetails },
    ),
    problems: changeProblems,
  }),
  generateLoanPlan: operation('POST', '/consumer-loans-vm-stores/api/generateLoanPlan', {
    who: codeHolders,
    summary: 'The plan of an application’s loan and where its PDF is',
    body: { type: CodeCall, examples: { application: exampleOf(CodeCall) } },
    answers: ok(
      { loan_plan: loanPlanSchema, download: s.text('The address of the PDF') },
      { download: '/consumer-loans-vm-stores/api/downloadLoanPlan?code=7K3M9QWX2TRB' },
    ),
    problems: ['APPLICATION.NOT_FOUND'],
  }),
  downloadLoanPlan: operation('GET', '/consumer-loans-vm-stores/api/downloadLoanPlan', {
    who: codeHolders,
    summary: 'The loan plan as a PDF: totals, APR and every month',
    isLocalised: true,
    query: CodeCall,
    answers: pdfAnswer,
    problems: ['APPLICATION.NOT_FOUND', 'REQUEST.FIELDS'],
  }),
});

/** A store of the partner. */
export type Store = s.OutputOf<typeof storeSchema>;
