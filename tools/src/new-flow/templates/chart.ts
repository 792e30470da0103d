import type { NewFlow, StepName } from '../names.ts';

/** The events of every wizard; nothing leads back in a flow of one step. */
const eventsOf = ({ steps }: NewFlow): string =>
  steps.length > 1 ? 'const events = wizardEvents;' : "const { 'step.back': _, ...events } = wizardEvents;";

/** The declaration of the flow: steps, events, chart. */
export function flowFile(flow: NewFlow): string {
  const { kebab, camel, pascal, title, steps } = flow;
  return `// ${title}. The server owns it: every event is decided and stored there; browsers run it to know what is possible.
// It starts where no application exists yet, goes through its steps, and ends when the last of them is answered.
import { ${steps
    .map(({ fields }) => fields)
    .toSorted()
    .join(', ')} } from '@statewise/fields';
import { afterSending, anywhere, at, defineFlow, defineSteps, nothingYet, step, validAnswers, validFirstAnswers, wizard, wizardEvents, wizardMeta, type EventsOf, type FlowContext } from '@statewise/flow';
import { setup } from 'xstate';

const steps = defineSteps({
${steps.map(({ camel: state, number, kebab: path, fields }) => `  ${state}: step(${number}, '${path}', ${fields}),`).join('\n')}
  done: step(${steps.length + 1}, 'done'),
});

${eventsOf(flow)}
type ${pascal}Event = EventsOf<typeof events>;

const { rules, requirements, guards, actions } = wizard<FlowContext, ${pascal}Event>({ steps });

const machine = setup({
  types: { context: {} as FlowContext, events: {} as ${pascal}Event },
  guards,
  actions,
}).createMachine({
  id: '${kebab}',
  description: '${title}.',
  meta: wizardMeta({ title: '${title}' }),
  context: nothingYet,
  initial: 'start',
  states: {
    start: {
      description: 'No application exists yet.',
      on: { 'application.create': { target: '#${steps[1]?.camel ?? 'done'}', ...validFirstAnswers } },
    },
    created: {
      description: 'The application exists and has its code.',
      meta: { group: true },
      initial: '${steps[0]?.camel ?? 'done'}',
      states: {
${steps.map((step) => stateOf(flow, step)).join('\n')}
      },
      on: anywhere(steps),
    },
    done: {
      description: 'Every step is answered, and nothing leads back.',
      tags: ['sent'],
      ...at(steps.done),
      on: afterSending(steps),
    },
  },
});

/** ${title}, as the engine, the clients and the tests know it. */
export const ${camel}Flow = defineFlow({
  id: '${kebab}',
  title: '${title}',
  version: 1,
  machine,
  steps,
  events,
  rules: { ...rules, ...requirements },
  migrations: {},
});
`;
}

function stateOf({ steps }: NewFlow, { camel, number, title }: StepName): string {
  const [before, next] = [steps[number - 2], steps[number]];
  const back = before === undefined ? '' : `'step.back': '${before.camel}',`;
  return `        ${camel}: {
          description: '${title}.',
          ...at(steps.${camel}),
          on: {
            'step.save': { target: '${next?.camel ?? '#done'}', ...validAnswers(steps.${camel}) },
            ${back}
          },
        },`;
}
