import {
  checkFields,
  fieldsOf,
  LoanDetails,
  offerOf,
  StepOne,
  type Checked,
  type FieldErrors,
  type Fields,
  type FieldsClass,
  type ValidationContext,
  type LoanOffer,
} from '@statewise/fields';
import { onceAnEvent, type FlowContext } from '../flow/flow.js';
import { relevanceOf, returningAnswers, type IsRelevant, type Relevance } from '../flow/set-aside.js';
import { stateOfStep, stepClasses } from './steps.js';
import type { LoanContext, LoanEvent } from './types.js';

const promotionField = 'consumer_loan_application_promotion_id';

/** A promotion belongs to one loan type; which one is known only from the offer at hand. */
const isOnOffer: IsRelevant = (_fields, known, value) => offerOf(known)?.promotions.some(({ id }) => id === value);

const stated = relevanceOf(stepClasses);

/** The answers that another answer can make irrelevant. */
export const loanRelevance: Relevance = {
  ...stated,
  0: { ...stated[0], [promotionField]: isOnOffer },
  4: { ...stated[4], [promotionField]: isOnOffer },
};

/** What the rules may know at an event. */
export function givenAt(context: LoanContext, event: LoanEvent): ValidationContext {
  const { steps, isStaff, route } = context;
  return { at: typeof event.at === 'string' ? event.at : '', steps, isStaff, route, offer: offerIn(event) };
}

/** The offer that an event carries, if it is one down to its last entry: the rules read every one of them. */
function offerIn(event: LoanEvent): LoanOffer | undefined {
  const offer = offerOf({ at: '', offer: 'offer' in event ? event.offer : undefined });
  return offer && [...offer.terms, ...offer.promotions].every(isObject) ? offer : undefined;
}

/** Way of an application that somebody enters without a store's referral. */
export function directRoute(event: LoanEvent): LoanContext['route'] {
  return event.actor?.role === 'intermediary' ? 'intermediary' : 'direct';
}

/** The fields of step one at `application.create`. */
export const checkNewApplicant = onceAnEvent((context: LoanContext, event: LoanEvent): Checked => {
  return checkFields(StepOne, 'fields' in event ? event.fields : undefined, newGiven(context, event));
});

/** The loan details that may come with `application.create` and must come with `application.refer`. */
export const checkNewLoan = onceAnEvent((context: LoanContext, event: LoanEvent): Checked => {
  const known = newGiven(context, event);
  const steps: FlowContext['steps'] =
    event.type === 'application.create' ? { 1: checkNewApplicant(context, event).fields } : {};
  return checkFields(LoanDetails, 'loan' in event ? event.loan : undefined, { ...known, steps });
});

function newGiven(context: LoanContext, event: LoanEvent): ValidationContext {
  const isStaff = 'isStaff' in event && event.isStaff === true;
  const route = event.type === 'application.refer' ? referralRoute(event) : directRoute(event);
  return { ...givenAt(context, event), isStaff, route };
}

/** Way of an application that a store or an intermediary prepared. */
export function referralRoute(event: LoanEvent): LoanContext['route'] {
  return event.actor?.role === 'intermediary' ? 'intermediary' : 'store';
}

/** The fields of a step at `step.save`, with set-aside answers that count again. */
export const checkStep = onceAnEvent((context: LoanContext, event: LoanEvent): Checked => {
  const step = stepIn(event);
  const type = step === undefined ? undefined : stepClasses[step];
  const input: unknown = 'fields' in event ? event.fields : undefined;
  if (step === undefined || type === undefined || !isObject(input))
    return checkFields(LoanDetails, undefined, givenAt(context, event));
  const kept = step === 0 ? knownLoan(context) : step === 4 ? promotionOf(context) : {};
  return checkWithReturning(type, step, { ...stillOffered(kept, event), ...input }, context, event);
});

/** The loan details at `loan.change`: what is not mentioned stays. */
export const checkLoan = onceAnEvent((context: LoanContext, event: LoanEvent): Checked => {
  const input: unknown = 'fields' in event ? event.fields : undefined;
  if (!isObject(input)) return checkFields(LoanDetails, undefined, givenAt(context, event));
  return checkWithReturning(LoanDetails, 0, { ...stillOffered(knownLoan(context), event), ...input }, context, event);
});

function checkWithReturning(
  type: FieldsClass,
  step: number,
  input: object,
  context: LoanContext,
  event: LoanEvent,
): Checked {
  const known = givenAt(context, event);
  const checked = checkFields(type, input, known);
  const returning = returningAnswers(context.setAside[step], input, checked.fields, loanRelevance[step] ?? {}, known);
  return returning ? checkFields(type, { ...returning, ...input }, known) : checked;
}

/** A promotion of another loan type is not carried over into the new choice. */
function stillOffered(loan: Fields, event: LoanEvent): Fields {
  const offer = offerIn(event);
  const { [promotionField]: promotion, ...rest } = loan;
  return offer?.promotions.some(({ id }) => id === promotion) ? loan : rest;
}

function knownLoan({ steps }: LoanContext): Fields {
  return known(LoanDetails, steps[0] ?? {});
}

function promotionOf({ steps }: LoanContext): Fields {
  const promotion = steps[0]?.[promotionField];
  return promotion === undefined ? {} : { [promotionField]: promotion };
}

function known(type: FieldsClass, fields: Fields): Fields {
  const names = fieldsOf(type);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name)));
}

/** Errors of the answers that do not allow the application to be sent, by `state.field`; undefined when there are none. */
export const unmetAnswers = (context: LoanContext, event: LoanEvent): FieldErrors | undefined =>
  checkAnswers(context, event).errors;

const checkAnswers = onceAnEvent((context: LoanContext, event: LoanEvent): Checked => {
  // The loan details are part of step four once that is answered.
  const steps = [1, 2, 3, 4, 5].filter((step) => !(event.type === 'step.save' && event.step === step));
  const errors = Object.fromEntries(steps.flatMap((step) => answerErrors(context, event, step)));
  return { fields: {}, errors: Object.keys(errors).length > 0 ? errors : undefined };
});

/** Whether a step's answers are there and still valid at this event. */
export function isAnswered(context: LoanContext, event: LoanEvent, step: number): boolean {
  return answerErrors(context, event, step).length === 0;
}

/** What depends on the offer was checked when it was saved; it is checked anew when the event brings an offer. */
const offerFields: readonly string[] = ['loan_term', promotionField];

function answerErrors(context: LoanContext, event: LoanEvent, step: number): [string, readonly string[]][] {
  const type = stepClasses[step];
  const answers = context.steps[step];
  const state = Object.entries(stateOfStep).find(([number]) => Number(number) === step)?.[1] ?? 'start';
  if (type === undefined || answers === undefined) return [[state, ['required']]];
  const given = givenAt(context, event);
  const { errors = {} } = checkFields(type, known(type, answers), given);
  const counts = (name: string, keys: readonly string[]) =>
    offerOf(given) !== undefined || !offerFields.includes(name) || keys.includes('required');
  return Object.entries(errors)
    .filter(([name, keys]) => counts(name, keys))
    .map(([name, keys]) => [`${state}.${name}`, keys]);
}

/** The step that an event names, if it is a number. */
export function stepIn(event: LoanEvent): number | undefined {
  return 'step' in event && typeof event.step === 'number' ? event.step : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
