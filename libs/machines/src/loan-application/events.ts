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
import {
  actOf,
  beginners,
  customers,
  event,
  FirstAnswers,
  handlers,
  HelpedStep,
  SavedStep,
  isDecidingStatus,
  statusValue,
  systemAlone,
  wizardEvents,
  type EventsOf,
  type UnstampedEvent,
} from '@statewise/flow';
import { statusTypes, type StatusType } from './context.js';

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
/** What the server adds to events whose rules read what is on offer. */
const priced = { serverFields: onOffer, shares: ['offer'] };

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
/** Up to which amount in euro one person accepts alone, and how many days a proposed acceptance waits. */
const policy: { readonly fourEyesAbove: number; readonly proposalDays: number } = {
  fourEyesAbove: 25_000,
  proposalDays: 7,
};

/** Within how many days a person looks, as the policy has it. */
const looking: { readonly reviewDays: number } = { reviewDays: 14 };

/**
 * Whether the server has a say in a step: the rules of most read what is on offer (those of the last check all answers again),
 * and it alone has the list of postcodes.
 */
const needsServer = ({ step }: UnstampedEvent): boolean => step === 0 || step === 2 || step === 4 || step === 5;

const isDecision = ({ statusType, statusValue: value }: UnstampedEvent): boolean => isDecidingStatus(statusType, value);

/** Every event of the loan application. */
export const loanEvents = {
  ...wizardEvents,
  'application.create': event({
    who: beginners,
    payload: NewApplication,
    ...priced,
    description: 'Step one is saved for the first time: the application comes into being and gets its code.',
  }),
  'application.refer': event({
    who: beginners,
    payload: Referral,
    ...priced,
    description: 'A partner store or an intermediary prepares an application for a customer.',
  }),
  'step.save': event({ ...wizardEvents['step.save'], payload: SavedStep, ...priced, needsServerFields: needsServer }),
  'help.save': event({ ...wizardEvents['help.save'], payload: HelpedStep, ...priced, needsServerFields: needsServer }),
  'loan.change': event({
    who: customers,
    payload: LoanChange,
    ...priced,
    description: 'The loan is changed beside the form.',
  }),
  'promotion.remove': event({
    who: customers,
    ...priced,
    description: 'The loan does without its promotion.',
  }),
  'risk.analysed': event({
    who: systemAlone,
    payload: RiskResult,
    shares: ['figures.policy'],
    description: 'The risk rules have answered an attempt.',
  }),
  'documents.uploaded': event({
    who: handlers,
    internal: true,
    payload: StoredDocuments,
    commutative: true,
    description: 'Documents of one kind were uploaded and stored.',
  }),
  'documents.removed': event({
    who: handlers,
    internal: true,
    payload: RemovedDocuments,
    description: 'A document was taken back.',
  }),
  'status.change': event({
    who: actOf(['staff', 'admin', 'system'], { fresh: isDecision, second: 'acceptance', told: 'applicant' }),
    payload: StatusChange,
    serverFields: { ...looked, ...policy },
    description: 'The bank gives one of the six statuses a value.',
  }),
  'decision.confirm': event({
    who: actOf(['staff', 'admin'], { person: true, fresh: true, second: 'acceptance', told: 'applicant' }),
    serverFields: { ...looked, person: 'second' },
    description: 'A second person confirms the proposed acceptance.',
  }),
  'decision.decline': event({
    who: actOf(['staff', 'admin'], { person: true, fresh: true, second: 'acceptance' }),
    payload: Declining,
    description: 'The proposed acceptance is declined, or taken back by who proposed it.',
  }),
  'alternative.take': event({
    who: customers,
    ...priced,
    description: 'A rejected applicant takes the smaller loan that would have passed.',
  }),
  'review.request': event({
    who: customers,
    payload: ReviewRequest,
    serverFields: looking,
    description: 'A rejected applicant asks for a person to look.',
  }),
};

/** Any event of the loan application, with the payload of its type. */
export type LoanEvent = EventsOf<typeof loanEvents>;
