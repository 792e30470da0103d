import { Example, field, rule, type Fields } from '@statewise/fields';
import { roles, type StepMeta } from '@statewise/flow';
import { absent, QueryText, WholeNumber } from './members.js';
import { operation, operations, type Area, type Parameter } from './operation.js';
import {
  flag,
  integer,
  list,
  mapOf,
  named,
  nullable,
  number,
  object,
  success,
  text,
  type OutputOf,
  type JsonSchema,
  type Schema,
} from './schema.js';
import { everyone, insiders } from './who.js';

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
const given: JsonSchema = { description: 'What it is given' };
const part = named('ChartPart', object({ name: text(), description: nullable(text()) }, { params: given }));
const stepMeta: Schema<StepMeta> = { type: 'object', description: 'Step number and path of a step’s state' };
const state = named(
  'ChartState',
  object({
    path: text('Dotted; the root’s is empty'),
    isGroup: flag('Whether it only holds others together, so that no application is ever said to be in it'),
    parent: nullable(text()),
    type: text(undefined, { enum: ['atomic', 'compound', 'parallel', 'final', 'history'] }),
    initial: nullable(text('Path of the child that is entered first')),
    description: nullable(text()),
    meta: nullable(stepMeta),
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
const payload: Schema<JsonSchema> = { type: 'object', description: 'JSON Schema of what its sender says' };
const answers: Schema<Fields> = { type: 'object' };
const event = named(
  'ChartEvent',
  object({
    type: text(),
    says: text('What it means'),
    by: list(text(undefined, { enum: roles })),
    creates: flag('Whether it brings an application into being'),
    local: flag('Whether the browser alone takes it'),
    payload: nullable(payload),
    example: answers,
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

const worded = { label: text('In the language asked for') };
const described = object({
  ...flow,
  name: text('What it is called in the language asked for'),
  has_contacts: flag('Whether its applications have lists of people or companies'),
  parts: list(object({ name: text(), ...worded }), {
    description: 'Shown of an application besides what every flow has',
  }),
  statuses: list(
    object({
      type: text('`<type>_status_id` is its value'),
      ...worded,
      is_decision: flag('Whether it is the decision on the application'),
      is_listed: flag('Whether lists show it'),
      values: list(object({ value: integer(), ...worded })),
    }),
    { description: 'That its applications have, in the order in which they are decided' },
  ),
});
const describedExample = { ...example, name: 'Loan', has_contacts: false, parts: [], statuses: [] };

/** What flows there are and what their charts look like. */
export const flows = operations('flows', flowsArea, {
  list: operation('GET', '/api/v1/flows', {
    who: everyone,
    summary: 'Every flow',
    isLocalised: true,
    answers: { 200: { schema: list(named('Flow', described)), example: [describedExample] } },
  }),
  chart: operation('GET', '/api/v1/flows/{id}', {
    who: everyone,
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
  }),
  coverage: operation('GET', '/api/v1/flows/{id}/coverage', {
    who: insiders,
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
  }),
});

/** Whether a text `YYYY-MM-DD` names a day that there is, from the year 1000 on. */
export function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value) || value < '1000') return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

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
    description: 'Applications of the last so many days, today being one; anything else counts as 30.',
    schema: { type: 'integer', minimum: 1, maximum: 366 },
    normalise: daysOf,
  })
  @Example(30)
  days = usualDays;

  @Day('The first day, in place of `days`.')
  from?: string;

  @Day('The last day, today when only `from` is given; ten years at most. Error keys: `min`, `max`.')
  to?: string;

  @WholeNumber({ max: 1_000_000, description: 'Applications that came into being in this version of the flow.' })
  version?: number;

  @QueryText({ pattern: /^[a-z]{2}$/, description: 'Applications in this language.' })
  locale?: string;
}

const stateStatistics = named(
  'StateStatistics',
  object({
    state: text(),
    now: integer('Applications there now'),
    ever: integer('Applications that ever came there; one that came twice is one'),
    entries: integer('How often one came there; one that came twice came twice'),
    median_seconds: nullable(
      number('Median of the stays that ended, each for itself, to within 5 %; null when none did'),
    ),
    left: integer('Applications that are still there and have not moved for a week, or were erased there'),
    left_share: number('Share of those who came that left there'),
  }),
);

const move = named('Move', object({ from: text(), to: text(), count: integer() }));
const day = text(undefined, { format: 'date' });

/** How many applications of a flow stand where. */
export const statistics = operations('statistics', flowsArea, {
  populationOf: operation('GET', '/api/v1/flows/{id}/population', {
    who: insiders,
    summary: 'How many applications of a flow stand where',
    description:
      'Counts the applications that came into being in a period, wherever they went since. Saves within a state are no part of it: a stay lasts from coming to leaving. Days are those of UTC; “a week” is seven whole ones. Applications that were erased stay counted where they came and where they were last. Answers follow the log within a second or two.',
    path: { id: flowInPath },
    query: PopulationQuery,
    answers: {
      200: {
        schema: success({
          days: integer(),
          from: day,
          to: day,
          version: nullable(integer()),
          locale: nullable(text()),
          begun: integer('Applications that came into being'),
          population: list(stateStatistics),
          moves: list(move, { description: 'How often applications went from one state to another' }),
          versions: list(integer(), { description: 'In which versions applications came into being, whenever' }),
          locales: list(text(), { description: 'In which languages they did' }),
        }),
        example: {
          success: true,
          days: 30,
          from: '2026-10-22',
          to: '2026-11-20',
          version: null,
          locale: null,
          begun: 44,
          population: [
            { state: 'stepTwo', now: 12, ever: 40, entries: 52, median_seconds: 84.1, left: 8, left_share: 0.2 },
          ],
          moves: [{ from: 'stepTwo', to: 'stepThree', count: 39 }],
          versions: [1, 2],
          locales: ['en', 'fr', 'nl'],
        },
      },
    },
    problems: ['REQUEST.NOT_FOUND', 'REQUEST.FIELDS'],
  }),
});

/** A flow as a console shows it. */
export type DescribedFlow = OutputOf<typeof described>;
/** How one state of a flow is peopled. */
export type StateStatistics = OutputOf<typeof stateStatistics>;
/** How often applications went from one state to another. */
export type Move = OutputOf<typeof move>;
