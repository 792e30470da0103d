import { Example, field, rule, type Fields } from '@statewise/fields';
import { roles, type StepMeta } from '@statewise/flow';
import { exampleFlow } from './example-flow.js';
import { absent, isDay, QueryText, WholeNumber } from './members.js';
import { ok, operation, operations, type Area, type Parameter } from './operation.js';
import * as s from './schema.js';
import { everyone, insiders } from './who.js';

const flowInPath: Parameter = {
  schema: s.text(),
  description: 'The id of the flow',
  example: exampleFlow,
};

export const flowsArea: Area = {
  name: 'Flows',
  description: 'What flows there are, their charts, and how they are used.',
  path: { id: flowInPath },
};

const flow = {
  id: s.text(),
  title: s.text(undefined, { example: 'Feedback' }),
  version: s.integer('The release'),
  persisted: s.flag('Whether the server keeps it'),
};

const names = s.list(s.text());
const given: s.JsonSchema = { description: 'What it is given' };
const part = s.namedObject('ChartPart', { name: s.text(), description: s.nullable(s.text()) }, { params: given });
const stepMeta: s.Schema<StepMeta> = { type: 'object', description: 'Step number and path of a step’s state' };
const state = s.namedObject('ChartState', {
  path: s.text('Dotted; the root’s is empty'),
  isGroup: s.flag('Whether it only holds others together, so that no application is ever said to be in it'),
  parent: s.nullable(s.text()),
  type: s.text(undefined, { enum: ['atomic', 'compound', 'parallel', 'final', 'history'] }),
  initial: s.nullable(s.text('Path of the child that is entered first')),
  description: s.nullable(s.text()),
  meta: s.nullable(stepMeta),
  tags: names,
  entry: names,
  exit: names,
  invokes: names,
});
const transition = s.namedObject('ChartTransition', {
  id: s.text('`from:event:n`, the n-th that the state has for the event'),
  from: s.text(),
  event: s.text(),
  trigger: s.text('What makes it happen', { enum: ['event', 'always', 'after', 'done', 'error'] }),
  order: s.integer('Its place among those that the state tries for the event', { minimum: 1 }),
  reenter: s.flag('Whether the state is left and entered again'),
  delay: s.nullable(s.text('Name of the delay after which it happens by itself')),
  targets: names,
  guard: s.nullable(part),
  actions: s.list(part),
  description: s.nullable(s.text()),
});
const payload: s.Schema<s.JsonSchema> = { type: 'object', description: 'JSON Schema of what its sender says' };
const answers: s.Schema<Fields> = { type: 'object' };
const event = s.namedObject('ChartEvent', {
  type: s.text(),
  says: s.text('What it means'),
  by: s.list(s.text(undefined, { enum: roles })),
  creates: s.flag('Whether it brings an application into being'),
  local: s.flag('Whether the browser alone takes it'),
  payload: s.nullable(payload),
  example: answers,
  adds: names,
});
const texts = s.mapOf(s.text(), 'Descriptions by name');

const covered = { isDone: s.flag('Whether the tests did it'), reason: s.nullable(s.text('Why it need not be done')) };
const whether = s.namedObject('Covered', covered);
const coverage = s.namedObject('FlowCoverage', {
  flow: s.text(),
  version: s.integer('The release that was tested'),
  states: s.list(s.object({ state: s.text(), ...covered })),
  transitions: s.list(
    s.object({
      transition: s.text('Its name: where it begins, its event and its place among those of the event, where it leads'),
      from: s.text(),
      event: s.text(),
      targets: names,
      guard: s.nullable(s.text()),
      taking: whether,
      refusing: s.nullable(whether),
      screen: s.nullable(whether),
    }),
  ),
  forbidden: s.integer('How many events were refused in states whose chart forbids them'),
});

const worded = { label: s.text('In the language asked for') };
const described = s.object({
  ...flow,
  name: s.text('What it is called in the language asked for', { example: 'Feedback' }),
  states: s.mapOf(s.text(), 'The states in which an application can stand, by their paths, and what they are called'),
  has_contacts: s.flag('Whether its applications have lists of people or companies'),
  parts: s.list(s.object({ name: s.text(), ...worded }), {
    description: 'Shown of an application besides what every flow has',
  }),
  statuses: s.list(
    s.object({
      type: s.text('`<type>_status_id` is its value', { example: 'final' }),
      ...worded,
      is_decision: s.flag('Whether it is the decision on the application'),
      is_listed: s.flag('Whether lists show it'),
      values: s.list(s.object({ value: s.integer(), ...worded })),
    }),
    { description: 'That its applications have, in the order in which they are decided' },
  ),
});

/** What flows there are and what their charts look like. */
export const flows = operations('flows', flowsArea, {
  list: operation('GET', '/api/v1/flows', {
    who: everyone,
    summary: 'Every flow',
    isLocalised: true,
    isConditional: true,
    answers: { 200: { schema: s.list(s.named('Flow', described)) } },
  }),
  chart: operation('GET', '/api/v1/flows/{id}', {
    who: everyone,
    summary: 'A chart as data',
    isConditional: true,
    description: 'Its states, transitions, guards, actions and events with their descriptions.',
    answers: {
      200: {
        schema: s.object({
          ...flow,
          description: s.nullable(s.text()),
          states: s.list(state),
          transitions: s.list(transition),
          guards: texts,
          actions: texts,
          delays: texts,
          events: s.list(event),
        }),
        example: { states: [], transitions: [], guards: { isStepReached: 'The step was reached before' }, events: [] },
      },
    },
  }),
  coverage: operation('GET', '/api/v1/flows/{id}/coverage', {
    who: insiders,
    summary: 'What tests drawn from a chart came to',
    description:
      'The last run of `npm run test:paths`: every state, every transition taken, every guard refusing, every screen that offers a transition. Both members are null when it never ran here.',
    answers: {
      200: {
        schema: s.object({ at: s.nullable(s.text('When the run ended')), coverage: s.nullable(coverage) }),
      },
    },
  }),
});

/** A day as `YYYY-MM-DD`. */
const Day = (description: string): PropertyDecorator =>
  field(
    { kind: 'text', description, schema: { type: 'string', format: 'date' }, normalise: absent },
    rule('format', isDay),
  );

const usualDays = 30;

function daysOf(value: unknown): number {
  const days = Number(value);
  return Number.isInteger(days) && days >= 1 && days <= 366 ? days : usualDays;
}

/** Which applications of a flow are counted. */
export class PopulationQuery {
  @field({
    kind: 'integer',
    description: 'Applications of so many days up to the last one, itself one of them; anything else counts as 30.',
    schema: { type: 'integer', minimum: 1, maximum: 366 },
    normalise: daysOf,
  })
  @Example(30)
  days = usualDays;

  @Day('The first day, in place of `days`.') from?: string;

  @Day('The last day, today when it is not given; ten years at most. Error keys: `min`, `max`.')
  to?: string;

  @WholeNumber({ max: 1_000_000, description: 'Applications that came into being in this version of the flow.' })
  version?: number;

  @QueryText({ pattern: /^[a-z]{2}$/, description: 'Applications in this language.' }) locale?: string;
}

const stateStatistics = s.namedObject('StateStatistics', {
  state: s.text(),
  now: s.integer('Applications there now'),
  ever: s.integer('Applications that ever came there; one that came twice is one'),
  entries: s.integer('How often one came there; one that came twice came twice'),
  median_seconds: s.nullable(
    s.number('Median of the stays that ended, each for itself, to within 5 %; null when none did'),
  ),
  left: s.integer(
    'Applications that are still there and have not moved for a week, or were erased there; 0 where an application ends',
  ),
  left_share: s.number('Share of those who came that left there'),
});

const move = s.namedObject('Move', {
  from: s.text(),
  to: s.text(),
  count: s.integer(),
  median_seconds: s.nullable(s.number('Of the stays in `from` that ended so; null where none was measured')),
});
const day = s.text(undefined, { format: 'date' });

/** How many applications of a flow stand where. */
export const statistics = operations('statistics', flowsArea, {
  populationOf: operation('GET', '/api/v1/flows/{id}/population', {
    who: insiders,
    summary: 'How many applications of a flow stand where',
    description:
      'Counts the applications that came into being in a period, wherever they went since. Saves within a state are no part of it: a stay lasts from coming to leaving. Days are those in Brussels; “a week” is seven whole ones. Applications that were erased stay counted where they came and where they were last. Answers follow the log within a second or two.',
    query: PopulationQuery,
    answers: ok({
      days: s.integer(),
      from: day,
      to: day,
      version: s.nullable(s.integer()),
      locale: s.nullable(s.text()),
      begun: s.integer('Applications that came into being'),
      population: s.list(stateStatistics),
      moves: s.list(move, { description: 'How often applications went from one state to another' }),
      versions: s.list(s.integer(), { description: 'In which versions applications came into being, whenever' }),
      locales: s.list(s.text(), { description: 'In which languages they did' }),
    }),
  }),
});

/** A flow as a console shows it. */
export type DescribedFlow = s.OutputOf<typeof described>;
/** How one state of a flow is peopled. */
export type StateStatistics = s.OutputOf<typeof stateStatistics>;
/** How often applications went from one state to another. */
export type Move = s.OutputOf<typeof move>;
