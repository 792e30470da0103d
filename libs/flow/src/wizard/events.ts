import { Example, Integer, JsonObject, Required, Text, type Fields } from '@statewise/fields';
import { event, type EventsOf } from '../declare.js';
import type { FlowEvent } from '../flow.js';
import { actOf, beginners, customers } from '../who.js';

/** The answers with which an application comes into being. */
export class FirstAnswers {
  @Required() @JsonObject() fields: Fields;
}

/** The answers of a step. */
export class SavedStep {
  @Required() @Integer() step: number;
  @Required() @JsonObject() fields: Fields;
}

export class StepNumber {
  @Required() @Integer() step: number;
}

/** A state that an admin opens, and why. */
export class JumpTarget {
  @Required() @Text() state: string;
  @Required() @Example('The customer asked by phone') @Text({ max: 500 }) reason: string;
}

/** Answers of a step that an admin corrects for the applicant, and why. */
export class HelpedStep extends SavedStep {
  @Required() @Example('The customer asked by phone') @Text({ max: 500 }) reason: string;
}

/** The events of every wizard. A flow whose application comes into being in another way declares its own creation. */
export const wizardEvents = {
  'application.create': event({
    who: beginners,
    payload: FirstAnswers,
    description: 'The first answers are saved: the application comes into being and gets its code.',
  }),
  'step.save': event({ who: customers, payload: SavedStep, description: 'The answers of the present step are saved.' }),
  'help.save': event({
    who: actOf(['admin'], { told: 'applicant' }),
    payload: HelpedStep,
    description:
      'An admin corrects answers of a step that was reached, for a reason; consents and addresses for mail stay the applicant’s, and the application stays where it is.',
  }),
  'step.back': event({
    who: customers,
    dryRunFor: ['admin'],
    description: 'One step back; an admin only looks at it.',
  }),
  'step.goTo': event({
    who: customers,
    payload: StepNumber,
    dryRunFor: ['admin'],
    description: 'To a step that was reached; an admin only looks at it.',
  }),
  'application.resume': event({
    who: customers,
    description: 'Somebody returns to the application by its code; the bank’s people look at it without moving it.',
  }),
  'application.jump': event({
    who: actOf(['admin'], { person: true, fresh: true }),
    payload: JumpTarget,
    serverFields: { from: 'stepTwo' },
    description: 'An admin opens any state, for a reason.',
  }),
  'application.undo': event({
    who: actOf(['admin'], { person: true, fresh: true }),
    description: 'An admin takes the last jump back.',
  }),
};

/** Any event of a wizard. */
export type WizardEvent = EventsOf<typeof wizardEvents>;
/** Whether an event is the wizard's of this type; its payload was picked by the declaration of that type. */
export function isWizardEvent<T extends WizardEvent['type']>(
  event: FlowEvent,
  type: T,
): event is Extract<WizardEvent, { readonly type: T }> {
  return event.type === type;
}

/** Whether an event brings answers of a step that was reached: the applicant's save, or an admin's help. */
export function isSaving(
  event: FlowEvent,
): event is Extract<WizardEvent, { readonly type: 'step.save' | 'help.save' }> {
  return event.type === 'step.save' || event.type === 'help.save';
}
