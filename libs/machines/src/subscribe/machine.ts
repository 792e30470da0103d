// The subscription to the newsletter. The browser owns it; it starts empty and is empty again once it was taken.
import { checkFields, Subscribe, type FieldErrors, type Fields } from '@statewise/fields';
import { assign, setup } from 'xstate';
import type { ChartMeta } from '@statewise/flow';

export interface SubscribeContext {
  readonly fields: Fields;
  readonly errors: FieldErrors | null;
}

export type SubscribeEvent =
  | { readonly type: 'field.changed'; readonly name: string; readonly value: string }
  | { readonly type: 'form.submitted'; readonly at: string }
  | { readonly type: 'subscription.taken' }
  | { readonly type: 'subscription.refused'; readonly errors: FieldErrors }
  | { readonly type: 'subscription.failed' };

function errorsOf({ fields }: SubscribeContext, event: SubscribeEvent): FieldErrors | undefined {
  return checkFields(Subscribe, fields, { at: event.type === 'form.submitted' ? event.at : '' }).errors;
}

const subscribe = setup({
  types: { context: {} as SubscribeContext, events: {} as SubscribeEvent, meta: {} as ChartMeta },
  guards: {
    isValid: ({ context, event }) => errorsOf(context, event) === undefined,
  },
  actions: {
    keepField: assign(({ context, event }) =>
      event.type === 'field.changed' ? { fields: { ...context.fields, [event.name]: event.value } } : {},
    ),
    showErrors: assign(({ context, event }) => ({
      errors: (event.type === 'subscription.refused' ? event.errors : errorsOf(context, event)) ?? null,
    })),
    clearErrors: assign({ errors: null }),
    clearFields: assign({ fields: {}, errors: null }),
    send: () => {},
  },
});

/** What is typed while the form is on its way would be lost when it is cleared, so the form waits. */
const typing = { 'field.changed': { target: 'editing', actions: 'keepField' } } as const;

/** The chart of the subscribe form. */
export const subscribeMachine = subscribe.createMachine({
  id: 'subscribe',
  description: 'Name, surname and e-mail address of somebody who wants the newsletter.',
  meta: {
    title: 'Subscribe',
    guards: { isValid: 'Every field is valid.' },
    actions: {
      keepField: 'Keeps what is typed.',
      showErrors: 'Keeps the field errors.',
      clearErrors: 'Forgets the field errors.',
      clearFields: 'Empties the form.',
      send: 'The browser posts the form.',
    },
  },
  context: { fields: {}, errors: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is filled.',
      on: {
        ...typing,
        'form.submitted': [{ target: 'sending', guard: 'isValid', actions: 'clearErrors' }, { actions: 'showErrors' }],
      },
    },
    sending: {
      description: 'The subscription is on its way.',
      entry: 'send',
      on: {
        'subscription.taken': { target: 'taken', actions: 'clearFields' },
        'subscription.refused': { target: 'editing', actions: 'showErrors' },
        'subscription.failed': 'failed',
      },
    },
    taken: { description: 'The subscription was taken; the form is empty.', on: typing },
    failed: {
      description: 'The server could not be reached; what was typed stays.',
      on: { ...typing, 'form.submitted': { target: 'sending', guard: 'isValid' } },
    },
  },
});
