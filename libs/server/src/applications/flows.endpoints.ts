import { roles } from '@statewise/flow';
import type { Area, EndpointDescription, Parameter } from '../platform/openapi/endpoint.js';
import { flag, integer, list, mapOf, named, nullable, object, text } from '../platform/openapi/schema.js';

export const flowsArea: Area = {
  name: 'Flows',
  description: 'What flows there are, their charts, and how they are used.',
};

export const flowInPath: Parameter = { schema: text(), description: 'The id of the flow', example: 'loan-application' };

const flow = {
  id: text(),
  title: text(),
  version: integer('The release'),
  persisted: flag('Whether the server keeps it'),
};
const example = { id: 'loan-application', title: 'Consumer-loan application', version: 1, persisted: true };

const names = list(text());
const part = named(
  'ChartPart',
  object({ name: text(), description: nullable(text()) }, { params: { description: 'What it is given' } }),
);
const state = named(
  'ChartState',
  object({
    path: text('Dotted; the root’s is empty'),
    isGroup: flag('Whether it only holds others together, so that no application is ever said to be in it'),
    parent: nullable(text()),
    type: text(undefined, { enum: ['atomic', 'compound', 'parallel', 'final', 'history'] }),
    initial: nullable(text('Path of the child that is entered first')),
    description: nullable(text()),
    meta: { type: ['object', 'null'], description: 'Step number and path of a step’s state' },
    tags: names,
    entry: names,
    exit: names,
    invokes: names,
  }),
);
const transition = named(
  'ChartTransition',
  object({
    id: text('`from:event:n`, the n-th that the state has for the event'),
    from: text(),
    event: text(),
    trigger: text('What makes it happen', { enum: ['event', 'always', 'after', 'done', 'error'] }),
    order: integer('Its place among those that the state tries for the event', { minimum: 1 }),
    reenter: flag('Whether the state is left and entered again'),
    delay: nullable(text('Name of the delay after which it happens by itself')),
    targets: names,
    guard: nullable(part),
    actions: list(part),
    description: nullable(text()),
  }),
);
const event = named(
  'ChartEvent',
  object({
    type: text(),
    says: text('What it means'),
    by: list(text(undefined, { enum: roles })),
    creates: flag('Whether it brings an application into being'),
    local: flag('Whether the browser alone takes it'),
    payload: { type: ['object', 'null'], description: 'JSON Schema of what its sender says' },
    example: { type: 'object' },
    adds: names,
  }),
);
const texts = mapOf(text(), 'Descriptions by name');

const covered = {
  isDone: flag('Whether the tests did it'),
  reason: nullable(text('Why it need not be done')),
};
const whether = named('Covered', object(covered));
const done = { isDone: true, reason: null };
const coverage = named(
  'FlowCoverage',
  object({
    flow: text(),
    version: integer('The release that was tested'),
    states: list(object({ state: text(), ...covered })),
    transitions: list(
      object({
        transition: text('Its name: where it begins, its event and its place among those of the event, where it leads'),
        from: text(),
        event: text(),
        targets: names,
        guard: nullable(text()),
        taking: whether,
        refusing: nullable(whether),
        screen: nullable(whether),
      }),
    ),
    forbidden: integer('How many events were refused in states whose chart forbids them'),
  }),
);

export const endpoints = {
  list: {
    summary: 'Every flow',
    answers: { 200: { schema: list(named('Flow', object(flow))), example: [example] } },
  },
  coverage: {
    summary: 'What tests drawn from a chart came to',
    description:
      'The last run of `npm run test:paths`: every state, every transition taken, every guard refusing, every screen that offers a transition. Both members are null when it never ran here.',
    path: { id: flowInPath },
    answers: {
      200: {
        schema: object({ at: nullable(text('When the run ended')), coverage: nullable(coverage) }),
        example: {
          at: '2026-11-22T03:00:00.000Z',
          coverage: {
            flow: 'loan-application',
            version: 1,
            states: [{ state: 'stepTwo', ...done }],
            transitions: [
              {
                transition: 'stepTwo | step.save 1 | stepThree',
                from: 'stepTwo',
                event: 'step.save',
                targets: ['stepThree'],
                guard: 'isStepValid',
                taking: done,
                refusing: done,
                screen: done,
              },
            ],
            forbidden: 12,
          },
        },
      },
    },
    problems: ['REQUEST.NOT_FOUND'],
  },
  chart: {
    summary: 'A chart as data',
    description: 'Its states, transitions, guards, actions and events with their descriptions.',
    path: { id: flowInPath },
    answers: {
      200: {
        schema: object({
          ...flow,
          description: nullable(text()),
          states: list(state),
          transitions: list(transition),
          guards: texts,
          actions: texts,
          delays: texts,
          events: list(event),
        }),
        example: {
          ...example,
          description: null,
          states: [],
          transitions: [],
          guards: { isStepReached: 'The step was reached before' },
          actions: {},
          delays: {},
          events: [],
        },
      },
    },
    problems: ['REQUEST.NOT_FOUND'],
  },
} as const satisfies Record<string, EndpointDescription>;
