import {
  checkFields,
  isFields,
  isFilled,
  LoanDetails,
  offerOf,
  type Checked,
  type Fields,
  type LoanOffer,
  type Route,
  type ValidationContext,
} from '@statewise/fields';
import {
  fieldsKnownTo,
  isSaving,
  onceAnEvent,
  stepAnswers,
  type AnswersOf,
  type FlowContext,
  type FlowEvent,
  type IsRelevant,
  type Role,
} from '@statewise/flow';
import { type LoanContext, withChangedAnswers } from './context.js';
import type { LoanEvent } from './events.js';
import { answeredSteps, loanSteps } from './steps.js';

const promotionField = 'consumer_loan_application_promotion_id';

/** A promotion belongs to one loan type; which one is known only from the offer at hand. */
const isOnOffer: IsRelevant = (_fields, known, value) => offerOf(known)?.promotions.some(({ id }) => id === value);

/** What depends on the offer was checked when it was saved; it is checked anew when the event brings an offer. */
const offerFields: readonly string[] = ['loan_term', promotionField];

const sorted = stepAnswers<LoanContext>({
  steps: loanSteps,
  relevance: { 0: { [promotionField]: isOnOffer }, 4: { [promotionField]: isOnOffer } },
  known: knownAt,
  carried: (context, event, step) =>
    stillOffered(step === 0 ? knownLoan(context) : step === 4 ? promotionOf(context) : {}, event),
  stillCounts: (known, name) => offerOf(known) !== undefined || !offerFields.includes(name),
  follows: withChangedAnswers,
});

/** The answers of the loan application. One that differs from what was sent takes the application back from the bank. */
export const loanAnswers: AnswersOf<LoanContext> = {
  ...sorted,
  keep: (args, steps) => withPartnerAside(args.context, sorted.keep(args, steps)),
};

const partnerStatus = 'co_borrower_civil_status';

/** A marriage says the partner's civil status too: the one before it is set aside, until the marriage is taken back. */
function withPartnerAside(before: LoanContext, kept: Partial<LoanContext>): Partial<LoanContext> {
  const { steps = before.steps, setAside = before.setAside } = kept;
  const was = before.steps[1];
  const status = was?.['civil_status'] === 'married' ? before.setAside[1]?.[partnerStatus] : was?.[partnerStatus];
  if (steps[1]?.['civil_status'] !== 'married' || !isFilled(status)) return kept;
  return { ...kept, setAside: { ...setAside, 1: { ...setAside[1], [partnerStatus]: status } } };
}

/** What the rules may know at an event; a new application's origin comes with the event that creates it. */
function knownAt({ steps, isStaff, route, born }: LoanContext, event: FlowEvent): ValidationContext {
  const known = { at: event.at, steps, isStaff, route, born, offer: offerIn(event) };
  return isCreation(event) ? { ...known, ...originOf(event) } : known;
}

type Creation = Extract<LoanEvent, { readonly type: 'application.create' | 'application.refer' }>;

function isCreation(event: FlowEvent): event is Creation {
  return event.type === 'application.create' || event.type === 'application.refer';
}

/** How a new application came: as the event says and by whom it was sent. */
export function originOf(event: Creation): Pick<LoanContext, 'referrer' | 'isStaff' | 'route' | 'country'> {
  const isNew = event.type === 'application.create';
  return {
    referrer: event.referrer ?? '',
    isStaff: isNew && event.isStaff === true,
    route: routeInto(event.type, event.actor.role),
    country: isNew ? (event.country ?? null) : null,
  };
}

/** Returns the route of a loan application from the type of the event that creates it and the role of its sender. */
export function routeInto(type: string, role: Role): Route {
  if (role === 'intermediary') return 'intermediary';
  return type === 'application.refer' ? 'store' : 'direct';
}

/** The offer that an event carries, if it is one down to its last entry: the rules read every one of them. */
function offerIn(event: FlowEvent): LoanOffer | undefined {
  const offer = 'offer' in event ? offerOf({ at: event.at, offer: event.offer }) : undefined;
  return offer && [...offer.terms, ...offer.promotions].every(isFields) ? offer : undefined;
}

/** The loan details that may come with `application.create` and must come with `application.refer`. */
export const checkNewLoan = onceAnEvent((context: LoanContext, event: Creation): Checked => {
  const steps: FlowContext['steps'] =
    event.type === 'application.create' ? { 1: loanAnswers.checkFirst(context, event).fields } : {};
  const born = event.type === 'application.refer' ? event.born : undefined;
  return checkFields(LoanDetails, event.loan, { ...knownAt(context, event), steps, born });
});

/** The loan details at `loan.change`: what is not mentioned stays. */
export const checkLoan = onceAnEvent((context: LoanContext, event: Extract<LoanEvent, { type: 'loan.change' }>) =>
  loanAnswers.check(LoanDetails, 0, { ...stillOffered(knownLoan(context), event), ...event.fields }, context, event),
);

/** The loan details with the smaller loan that the risk rules would let through. */
export const checkAlternative = onceAnEvent((context: LoanContext, event: FlowEvent): Checked => {
  const { amount, term } = context.risk.alternative ?? {};
  const smaller = { ...stillOffered(knownLoan(context), event), amount, loan_term: term };
  return loanAnswers.check(LoanDetails, 0, smaller, context, event);
});

/** A promotion of another loan type is not carried over into the new choice. */
function stillOffered(loan: Fields, event: FlowEvent): Fields {
  const { [promotionField]: promotion, ...rest } = loan;
  return offerIn(event)?.promotions.some(({ id }) => id === promotion) ? loan : rest;
}

function knownLoan({ steps }: LoanContext): Fields {
  return fieldsKnownTo(LoanDetails, steps[0] ?? {});
}

function promotionOf({ steps }: LoanContext): Fields {
  const promotion = steps[0]?.[promotionField];
  return promotion === undefined ? {} : { [promotionField]: promotion };
}

const unmet = onceAnEvent((context: LoanContext, event: FlowEvent): Checked => {
  // The loan details are part of step four once that is answered.
  const isSaved = (step: number) => isSaving(event) && event.step === step;
  const errors = loanAnswers.errorsOf(
    context,
    event,
    answeredSteps.filter((step) => !isSaved(step)),
  );
  return { fields: {}, errors };
});

/** Errors of the answers that do not allow the application to be sent, by `state.field`; undefined when there are none. */
export const unmetAnswers = (context: LoanContext, event: FlowEvent) => unmet(context, event).errors;
