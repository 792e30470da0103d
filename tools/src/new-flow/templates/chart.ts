import type { NewFlow, StepName } from '../names.ts';

/** The declaration of the flow: steps, events, chart. */
export function flowFile(flow: NewFlow): string {
  const { kebab, camel, pascal, title, steps } = flow;
  return `// ${title}. The server owns it: every event is decided and stored there; browsers run it to know what is possible.
// It starts where no application exists yet, goes through its steps, and ends when the last of them is answered.
import { ${steps
    .map(({ fields }) => fields)
    .toSorted()
    .join(', ')} } from '@statewise/fields';
import { anywhere, at, defineFlow, defineSteps, nothingYet, step, validAnswers, validFirstAnswers, wizard, wizardEvents, wizardMeta, type EventsOf, type FlowContext } from '@statewise/flow';
import { setup } from 'xstate';

const steps = defineSteps({
${steps.map(({ camel: state, number, kebab: path, fields }) => `  ${state}: step(${number}, '${path}', ${fields}),`).join('\n')}
  done: step(${steps.length + 1}, 'done'),
});

type ${pascal}Event = EventsOf<typeof wizardEvents>;

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
        done: {
          description: 'Every step is answered.',
          ...at(steps.done),
          on: { 'step.back': '${steps.at(-1)?.camel ?? 'done'}' },
        },
      },
      on: anywhere(steps),
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
  events: wizardEvents,
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
            'step.save': { target: '${next?.camel ?? 'done'}', ...validAnswers(steps.${camel}) },
            ${back}
          },
        },`;
}
