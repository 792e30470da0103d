import {
  DateText,
  Example,
  exampleOf,
  LoanDetails,
  Flag,
  Integer,
  JsonObject,
  Money,
  OneOf,
  priceCountries,
  Required,
  Text,
  TextList,
  type Fields,
  type LoanOffer,
  type PriceCountry,
} from '@statewise/fields';
import { event, FirstAnswers, SavedStep, statusValue, wizardEvents, type EventsOf } from '@statewise/flow';
import { statusTypes, type StatusType } from './statuses.js';

/** Kinds of documents that are accepted. */
export const documentTypes = ['payslip', 'invoice', 'identity', 'other'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** What can be borrowed, as the server's tables say: an example, for tests and documents. */
export const exampleOffer: LoanOffer = {
  rate: 4.95,
  maximum: 25_000,
  terms: [12, 24, 36, 48, 60].map((term) => ({ term, minimum: 500 })),
  promotions: [{ id: 1, months: 6, is_default: true }],
};
const onOffer: { readonly offer: LoanOffer } = { offer: exampleOffer };

class NewApplication extends FirstAnswers {
  /** The loan details of the calculator. */
  @Example(exampleOf(LoanDetails))
  @JsonObject(LoanDetails)
  loan?: Fields;

  /** Hostname of the page that the applicant came from. */
  @Example('www.meridianbank.example')
  @Text({ max: 200 })
  referrer?: string;

  @Flag()
  isStaff?: boolean;

  /** Whose prices count; the bank's own country unless said. */
  @Example('be')
  @OneOf(priceCountries)
  country?: PriceCountry;
}

class Referral {
  @Required()
  @Example(exampleOf(LoanDetails))
  @JsonObject(LoanDetails)
  loan: Fields;

  @Required()
  @Example('101')
  @Text()
  storeNumber: string;

  @Example('www.meridianbank.example')
  @Text({ max: 200 })
  referrer?: string;

  /** The customer's date of birth, where the store was told. */
  @Example('14/03/1985')
  @DateText()
  born?: string;

  /** Who prepared the application in the store; kept in the log alone. */
  @JsonObject()
  soldBy?: Fields;
}

class LoanChange {
  @Required()
  @Example(exampleOf(LoanDetails))
  @JsonObject(LoanDetails, { partial: true })
  fields: Fields;
}

class SmallerLoan {
  @Required()
  @Money()
  amount: number;

  @Required()
  @Integer({ min: 1 })
  term: number;
}

class RiskResult {
  /** The attempt that asked. */
  @Required()
  @Example(1)
  @Integer()
  attempt: number;

  @Required()
  @OneOf([statusValue.passed, statusValue.failed, statusValue.review])
  result: number;

  @Example(['debt_ratio'])
  @TextList()
  reasons?: readonly string[];

  /** The largest smaller loan that would have passed. */
  @Example({ amount: 5_000, term: 36 })
  @JsonObject(SmallerLoan)
  alternative?: SmallerLoan;

  /** What was judged, and by which thresholds; kept in the log alone. */
  @JsonObject()
  figures?: Fields;
}

class StoredDocuments {
  @Required()
  @OneOf(documentTypes)
  documentType: DocumentType;

  @Required()
  @Example(1)
  @Integer({ min: 1 })
  count: number;
}

class RemovedDocuments {
  @Required()
  @OneOf(documentTypes)
  documentType: DocumentType;

  /** How many of its kind are left. */
  @Required()
  @Example(0)
  @Integer()
  left: number;
}

class StatusChange {
  @Required()
  @OneOf(statusTypes)
  statusType: StatusType;

  @Required()
  @OneOf(Object.values(statusValue))
  statusValue: number;

  @Example('Payslip checked')
  @Text({ max: 500 })
  reason?: string;

  /** What the applicant is written about a decision, in place of the usual letter. */
  @Example('We have looked at your application again.')
  @Text({ max: 4_000, multiline: true })
  letter?: string;
}

class ReviewRequest {
  /** What the applicant wants the person to know; read by the bank's own people alone. */
  @Example('My contract was extended last week.')
  @Text({ max: 2_000, multiline: true })
  words?: string;
}

class Declining {
  @Required()
  @Example('The payslip is of last year')
  @Text({ max: 500 })
  reason: string;
}

/** Who answers for the sender, and the version that was looked at before deciding. */
const looked: { readonly person: string; readonly seen: number } = { person: 'first', seen: 1 };
/** Up to which amount in euro one person accepts alone. */
const policy: { readonly fourEyesAbove: number } = { fourEyesAbove: 25_000 };

/** Within how many days a person looks, as the policy has it. */
const looking: { readonly reviewDays: number } = { reviewDays: 14 };

/** Steps whose rules read what is on offer; the last one checks all answers again. */
const pricedSteps: readonly unknown[] = [0, 4, 5];

/** Every event of the loan application. */
export const loanEvents = {
  ...wizardEvents,
  'application.create': event({
    payload: NewApplication,
    adds: onOffer,
    says: 'Step one is saved for the first time: the application comes into being and gets its code.',
  }),
  'application.refer': event({
    payload: Referral,
    adds: onOffer,
    says: 'A partner store or an intermediary prepares an application for a customer.',
  }),
  'step.save': event({
    payload: SavedStep,
    adds: onOffer,
    addsTo: ({ step }) => pricedSteps.includes(step),
    says: wizardEvents['step.save'].says,
  }),
  'loan.change': event({ payload: LoanChange, adds: onOffer, says: 'The loan is changed beside the form.' }),
  'promotion.remove': event({ adds: onOffer, says: 'The loan does without its promotion.' }),
  'risk.analysed': event({ by: ['system'], payload: RiskResult, says: 'The risk rules have answered an attempt.' }),
  'documents.uploaded': event({
    by: ['system'],
    payload: StoredDocuments,
    commutes: true,
    says: 'Documents of one kind were uploaded and stored.',
  }),
  'documents.removed': event({
    by: ['system'],
    payload: RemovedDocuments,
    says: 'The applicant took a document back.',
  }),
  'status.change': event({
    by: ['admin', 'system'],
    payload: StatusChange,
    adds: { ...looked, ...policy },
    says: 'The bank gives one of the six statuses a value.',
  }),
  'decision.confirm': event({
    by: ['admin'],
    adds: { ...looked, person: 'second' },
    says: 'A second person confirms the proposed acceptance.',
  }),
  'decision.decline': event({
    by: ['admin'],
    payload: Declining,
    says: 'The proposed acceptance is declined, or taken back by who proposed it.',
  }),
  'alternative.take': event({
    adds: onOffer,
    says: 'A rejected applicant takes the smaller loan that would have passed.',
  }),
  'review.request': event({
    payload: ReviewRequest,
    adds: looking,
    says: 'A rejected applicant asks for a person to look.',
  }),
};

/** Any event of the loan application, with the payload of its type. */
export type LoanEvent = EventsOf<typeof loanEvents>;
