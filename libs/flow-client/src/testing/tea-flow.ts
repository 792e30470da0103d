import { Example, Required, Text, type Fields } from '@statewise/fields';
import {
  at,
  defineFlow,
  defineSteps,
  event,
  goTo,
  guardsOf,
  jumpsToForms,
  jumpTo,
  nothingYet,
  resumeAt,
  step,
  stepAnswers,
  undoTo,
  wizard,
  wizardEvents,
  type EventsOf,
  type FlowContext,
} from '@statewise/machines';
import { assign, setup } from 'xstate';

/** Who orders, and which tea: the smallest flow that has something to save twice. */
class Guest {
  @Required()
  @Example('Ada')
  @Text()
  name: string;
}

class Order {
  @Required()
  @Example('Assam')
  @Text()
  tea: string;

  @Text()
  note?: string;
}

const steps = defineSteps({
  guest: step(1, 'guest', Guest),
  order: step(2, 'order', Order),
  served: step(3, 'served'),
});
const all = [steps.guest, steps.order, steps.served];
const jumps = [...jumpsToForms(steps.guest, steps.order), { state: 'served', must: [], mayPassOver: [] }];

const events = { ...wizardEvents, 'tea.drink': event({ says: 'Somebody drinks the tea.' }) };

const answers = stepAnswers<FlowContext>({ steps, first: 1 });
const { rules, requirements, changes } = wizard<FlowContext>({ steps, first: 1, answers });
const saves = (number: number) => ({ type: 'isStepValid', params: { step: number } }) as const;

const machine = setup({
  types: { context: {} as FlowContext, events: {} as EventsOf<typeof events> },
  guards: guardsOf(rules),
  actions: {
    createApplication: assign(changes.createApplication),
    saveStep: assign(changes.saveStep),
    arrive: assign(changes.arrive),
    rememberJump: assign(changes.rememberJump),
    undoJump: assign(changes.undoJump),
  },
}).createMachine({
  id: 'tea',
  context: nothingYet,
  initial: 'start',
  states: {
    start: {
      on: { 'application.create': { target: '#order', guard: 'isNewApplicationValid', actions: 'createApplication' } },
    },
    created: {
      meta: { group: true },
      initial: 'guest',
      states: {
        guest: {
          ...at(steps.guest),
          on: { 'step.save': { target: 'order', guard: saves(1), actions: 'saveStep' } },
        },
        order: {
          ...at(steps.order),
          on: { 'step.save': { target: 'served', guard: saves(2), actions: 'saveStep' }, 'step.back': 'guest' },
        },
        served: { ...at(steps.served), on: { 'step.back': 'order', 'tea.drink': '#drunk' } },
      },
      on: {
        'step.goTo': goTo(...all),
        'application.resume': resumeAt(...all),
        'application.jump': jumpTo(jumps),
        'application.undo': undoTo(jumps),
      },
    },
    drunk: { id: 'drunk' },
  },
});

export const teaFlow = defineFlow({
  id: 'tea',
  title: 'Tea',
  version: 1,
  machine,
  steps,
  events,
  rules: { ...rules, ...requirements },
  migrations: {},
});

/** The events of the flow, as a screen sends them. */
export const createTea = (fields: Fields) => ({ type: 'application.create', fields });
export const saveTea = (step: number, fields: Fields) => ({ type: 'step.save', step, fields });
