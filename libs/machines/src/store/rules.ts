import { offerOf, type Checked } from '@statewise/fields';
import {
  onceAnEvent,
  requires,
  stepAnswers,
  wizard,
  wizardGuardDescriptions,
  type AnswersOf,
  type FlowEvent,
  type GuardArgs,
} from '@statewise/flow';
import type { StoreContext } from './context.js';
import type { StoreEvent } from './events.js';
import { storeSteps } from './steps.js';

type Args = GuardArgs<StoreContext>;

/** What is on offer comes with the event; the route says how much may be lent. */
const fields = stepAnswers<StoreContext>({
  steps: storeSteps,
  known: ({ steps, route }, event: FlowEvent) => ({
    at: event.at,
    steps,
    route,
    offer: 'offer' in event ? offerOf({ at: event.at, offer: event.offer }) : undefined,
  }),
});

/** A store prepares no loan that the bank would not grant: the plan has said so, and the customer would hear it at home. */
const answers: AnswersOf<StoreContext> = {
  ...fields,
  checkStep: onceAnEvent((context: StoreContext, event: FlowEvent): Checked => {
    const checked = fields.checkStep(context, event);
    const { loan_amount: amount } = checked.fields;
    const { maximum = null } = offerOf(fields.known(context, event)) ?? {};
    const isTooHigh = typeof amount === 'number' && maximum !== null && amount > maximum;
    if (!isTooHigh) return checked;
    // No term is on offer for it: that is one refusal and not two.
    const { loan_term: _, ...others } = checked.errors ?? {};
    return { ...checked, errors: { loan_amount: ['max'], ...others } };
  }),
};

/** What a jump demands: nothing is prepared twice, and nothing is handed over that is not prepared. */
const requirements = {
  isPrepared: ({ context }: Args) => requires(context.isPrepared),
  isUnprepared: ({ context }: Args) => requires(!context.isPrepared),
};

/** What every wizard does, for the answers of a store. */
export const storeWizard = wizard<StoreContext, StoreEvent>({ steps: storeSteps, answers, requirements });

/** The guards of the chart. */
export const storeRules = storeWizard.rules;

/** What each guard says, for people. */
export const guardDescriptions: Readonly<Record<keyof typeof storeRules, string>> = {
  ...wizardGuardDescriptions,
  isNewApplicationValid: 'The store, the employee’s number and e-mail address are valid.',
};
