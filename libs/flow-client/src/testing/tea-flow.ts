import { Example, Required, Text, type Fields } from '@statewise/fields';
import {
  actOf,
  anywhere,
  at,
  beginners,
  customers,
  defineFlow,
  defineSteps,
  event,
  jumpsToForms,
  nothingYet,
  step,
  validAnswers,
  validFirstAnswers,
  wizard,
  wizardEvents,
  type EventsOf,
  type FlowContext,
} from '@statewise/flow';
import { setup } from 'xstate';

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
const jumps = [...jumpsToForms(steps.guest, steps.order), { state: 'served', must: [], mayPassOver: [] }];

const events = {
  ...wizardEvents,
  'menu.open': event({ who: beginners, local: true, description: 'Somebody looks at the menu before ordering.' }),
  'menu.close': event({ who: beginners, local: true, description: 'Somebody has seen the menu.' }),
  'tea.drink': event({ who: customers, description: 'Somebody drinks the tea.' }),
  'tea.taste': event({ who: actOf(['staff']), description: 'Somebody of the house tastes the tea.' }),
};
type TeaEvent = EventsOf<typeof events>;

const { rules, requirements, guards, actions } = wizard<FlowContext, TeaEvent>({ steps });

const machine = setup({
  types: { context: {} as FlowContext, events: {} as TeaEvent },
  guards,
  actions,
}).createMachine({
  id: 'tea',
  context: nothingYet,
  initial: 'start',
  states: {
    start: { on: { 'application.create': { target: '#order', ...validFirstAnswers }, 'menu.open': 'menu' } },
    menu: { on: { 'menu.close': 'start' } },
    created: {
      meta: { group: true },
      initial: 'guest',
      states: {
        guest: { ...at(steps.guest), on: { 'step.save': { target: 'order', ...validAnswers(steps.guest) } } },
        order: {
          ...at(steps.order),
          on: { 'step.save': { target: 'served', ...validAnswers(steps.order) }, 'step.back': 'guest' },
        },
        served: { ...at(steps.served), on: { 'step.back': 'order', 'tea.drink': '#drunk', 'tea.taste': '#drunk' } },
      },
      on: anywhere(steps, jumps),
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
