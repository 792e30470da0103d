import { checkFields, fieldsOf, registerField, type Fields } from '@statewise/fields';
import type { Flow, FlowContext, FlowEvent } from '@statewise/machines';
import { assign, setup } from 'xstate';

/** Who orders, and which tea: the smallest flow that has something to save twice. */
export class Guest {
  name: string;
}
export class Order {
  tea: string;
  note?: string;
}

const text = {
  kind: 'text',
  normalise: (value: unknown) => (typeof value === 'string' ? value.trim() : value),
} as const;
registerField(Guest.prototype, 'name', text);
for (const name of ['tea', 'note']) registerField(Order.prototype, name, text);

const classes = { 1: Guest, 2: Order } as const;

const isStep = (step: unknown): step is 1 | 2 => step === 1 || step === 2;

function checked(event: FlowEvent) {
  const step = event.type === 'application.create' ? 1 : event['step'];
  if (!isStep(step)) return { step: 1, fields: {}, errors: { step: ['required'] } };
  const { fields, errors } = checkFields(classes[step], event['fields'], { at: event.at });
  const needed = [...fieldsOf(classes[step]).keys()].filter((name) => name !== 'note' && !fields[name]);
  return {
    step,
    fields,
    errors: errors ?? (needed.length > 0 ? Object.fromEntries(needed.map((name) => [name, ['required']])) : undefined),
  };
}

interface TeaContext extends FlowContext {
  readonly furthestStep: number;
}

const nothing: Pick<FlowContext, 'setAside' | 'contacts'> = { setAside: {}, contacts: [] };

const teaMachine = setup({
  types: { context: {} as TeaContext, events: {} as FlowEvent },
  guards: {
    isValid: ({ event }, { step }: { step: number }) =>
      checked(event).errors === undefined && checked(event).step === step,
    isReached: ({ context, event }, { step }: { step: number }) =>
      event['step'] === step && step <= context.furthestStep,
  },
  actions: {
    keep: assign(({ context, event }) => {
      const { step, fields } = checked(event);
      return {
        steps: { ...context.steps, [step]: fields },
        furthestStep: Math.max(context.furthestStep, Math.min(step + 1, 2)),
      };
    }),
  },
}).createMachine({
  id: 'tea',
  context: { ...nothing, steps: {}, furthestStep: 0 },
  initial: 'start',
  states: {
    start: {
      on: {
        'application.create': { target: 'order', guard: { type: 'isValid', params: { step: 1 } }, actions: 'keep' },
      },
    },
    guest: {
      meta: { step: 1, path: 'guest' },
      on: {
        'step.save': { target: 'order', guard: { type: 'isValid', params: { step: 1 } }, actions: 'keep' },
        'step.goTo': { target: 'order', guard: { type: 'isReached', params: { step: 2 } } },
      },
    },
    order: {
      meta: { step: 2, path: 'order' },
      on: {
        'step.save': { target: 'served', guard: { type: 'isValid', params: { step: 2 } }, actions: 'keep' },
        'step.back': 'guest',
      },
    },
    served: {
      on: {
        'step.back': 'order',
        'step.goTo': { target: 'order', guard: { type: 'isReached', params: { step: 2 } } },
        'tea.drink': 'drunk',
      },
    },
    drunk: {},
  },
});

export const teaFlow: Flow = {
  id: 'tea',
  title: 'Tea',
  version: 1,
  machine: teaMachine,
  steps: classes,
  creates: ['application.create'],
  explain: (_context, event) => checked(event).errors,
  migrations: {},
};

/** The events of the flow, as a screen sends them. */
export const createTea = (fields: Fields) => ({ type: 'application.create', fields });
export const saveTea = (step: number, fields: Fields) => ({ type: 'step.save', step, fields });
