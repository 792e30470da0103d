import { Example, Integer, JsonObject, Required, Text, type Fields } from '@statewise/fields';
import { event, type EventsOf } from '../declare.js';
import { roles, type FlowEvent } from '../flow.js';

/** The answers with which an application comes into being. */
export class FirstAnswers {
  @Required()
  @JsonObject()
  fields: Fields;
}

/** The answers of a step. */
export class SavedStep {
  @Required()
  @Integer()
  step: number;

  @Required()
  @JsonObject()
  fields: Fields;
}

export class StepNumber {
  @Required()
  @Integer()
  step: number;
}

/** A state that an admin opens, and why. */
export class JumpTarget {
  @Required()
  @Text()
  state: string;

  @Required()
  @Example('The customer asked by phone')
  @Text({ max: 500 })
  reason: string;
}

/** The events of every wizard. A flow whose application comes into being in another way declares its own creation. */
export const wizardEvents = {
  'application.create': event({
    payload: FirstAnswers,
    description: 'The first answers are saved: the application comes into being and gets its code.',
  }),
  'step.save': event({ payload: SavedStep, description: 'The answers of the present step are saved.' }),
  'step.back': event({ dryRunFor: ['admin'], description: 'One step back; an admin only looks at it.' }),
  'step.goTo': event({
    payload: StepNumber,
    dryRunFor: ['admin'],
    description: 'To a step that was reached; an admin only looks at it.',
  }),
  'application.resume': event({
    by: roles.filter((role) => role !== 'admin'),
    description: 'Somebody returns to the application by its code; an admin looks at it without moving it.',
  }),
  'application.jump': event({
    by: ['admin'],
    payload: JumpTarget,
    serverFields: { from: 'stepTwo' },
    description: 'An admin opens any state, for a reason.',
  }),
  'application.undo': event({ by: ['admin'], description: 'An admin takes the last jump back.' }),
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
