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
  }),
);
const transition = named(
  'ChartTransition',
  object({
    from: text(),
    event: text(),
    delay: nullable(text('Name of the delay after which it happens by itself')),
    targets: names,
    guard: nullable(part),
    actions: list(part),
    description: nullable(text()),
  }),
);
const texts = mapOf(text(), 'Descriptions by name');

export const endpoints = {
  list: {
    summary: 'Every flow',
    answers: { 200: { schema: list(named('Flow', object(flow))), example: [example] } },
  },
  chart: {
    summary: 'A chart as data',
    description: 'Its states, transitions, guards and actions with their descriptions.',
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
        }),
        example: {
          ...example,
          description: null,
          states: [],
          transitions: [],
          guards: { isStepReached: 'The step was reached before' },
          actions: {},
          delays: {},
        },
      },
    },
    problems: ['REQUEST.NOT_FOUND'],
  },
} as const satisfies Record<string, EndpointDescription>;
