import { Description, Example, exampleOf, field, isFields, Required, rule, Text } from '@statewise/fields';
import { roles, type Role } from '@statewise/flow';
import { flowsArea } from './flows.js';
import { listedId, ok, reply, operation, operations } from './operation.js';
import * as s from './schema.js';
import { byPerson, insiders, only } from './who.js';

/** One event of a path through a chart: what was sent, and as whom. */
export interface ScenarioEvent {
  readonly type: string;
  readonly role: Role;
  readonly payload: object;
}

const maxEvents = 200;
/** In characters; events with whole forms take about one thousand. */
const maxLength = 100_000;

/** An event that says nothing has an empty payload. */
const withPayload = (event: unknown): unknown =>
  isFields(event) && event['payload'] === undefined ? { ...event, payload: {} } : event;

function isEvent(event: unknown): boolean {
  if (!isFields(event)) return false;
  const { type, role, payload, ...rest } = event;
  const isKnown = typeof type === 'string' && type.length <= 200 && roles.some((name) => name === role);
  return isKnown && isFields(payload) && Object.keys(rest).length === 0;
}

const eventsSchema: s.JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      type: { type: 'string' },
      role: { type: 'string', enum: roles, description: 'As whom it is sent' },
      payload: { type: 'object', description: 'What it says' },
    },
    required: ['type', 'role'],
  },
  minItems: 1,
  maxItems: maxEvents,
};

/** The events of a path through a chart. */
const Events = (): PropertyDecorator =>
  field(
    {
      kind: 'list',
      schema: eventsSchema,
      normalise: (value) => (Array.isArray(value) ? value.map(withPayload) : (value ?? '')),
    },
    rule('format', (value) => Array.isArray(value) && value.length > 0 && value.every(isEvent)),
    rule(
      'length',
      (value) => !Array.isArray(value) || (value.length <= maxEvents && JSON.stringify(value).length <= maxLength),
    ),
  );

/** A path through a chart that is to be kept as a test. */
export class NewScenario {
  @Required() @Text({ multiline: true }) @Description('The id of a chart.') @Example('notice') chart: string;
  @Required() @Text({ max: 120, multiline: true }) @Example('A notice is closed') title: string;

  @Required()
  @Events()
  @Example([
    { type: 'notice.opened', role: 'applicant', payload: { kind: 'saver' } },
    { type: 'notice.dismissed', role: 'applicant', payload: {} },
  ])
  events: readonly ScenarioEvent[];
}

/** Of which chart scenarios are listed. */
export class ScenariosQuery {
  @Required() @Text({ multiline: true }) @Description('The id of a chart.') @Example('notice') chart: string;
}

const rehearsal = s.namedObject('Rehearsal', {
  id: s.uuid(),
  flow: s.text(),
  to_version: s.integer('The release that applications would be brought to'),
  requested_by: s.text('The id of who asked for it'),
  created_at: s.instant('When it was asked for'),
  finished_at: s.nullable(s.instant('Null while it goes on')),
  total: s.integer('Applications when it began'),
  checked: s.integer('How many were tried out'),
  migrated: s.integer('How many of an older release would arrive in the present one'),
  failed: s.integer('How many would not'),
  failures: s.list(
    s.object({ application: s.uuid(), version: s.integer('The release that it is of'), reason: s.text() }),
    { description: 'The first hundred of them' },
  ),
  is_given_up: s.flag('Whether it ended before its end: its job had failed and was thrown away'),
});

const event = s.object({
  type: s.text(undefined, { example: 'notice.opened' }),
  role: s.text('As whom it was sent', { enum: roles }),
  payload: s.anyObject('What it said'),
});
const scenario = s.namedObject('Scenario', {
  id: s.uuid(),
  chart: s.text('The id of a chart'),
  title: s.text(undefined, { maxLength: 120 }),
  events: s.list(event, { minItems: 1, maxItems: maxEvents }),
  created_by: s.text('The id of the person'),
  created_at: s.instant('When'),
});
const scenarioBody = exampleOf(NewScenario);

const testers = only('qa', 'admin');

/** What the inspector knows of charts besides the charts themselves. */
export const inspector = operations('inspector', flowsArea, {
  versions: operation('GET', '/api/v1/flows/{id}/versions', {
    who: insiders,
    summary: 'How many applications stand in each release of a flow',
    answers: ok({
      version: s.integer('The present release', { example: 2 }),
      versions: s.list(
        s.object({ version: s.integer(undefined, { example: 1 }), applications: s.integer(undefined, { example: 3 }) }),
      ),
    }),
  }),
  rehearse: operation('POST', '/api/v1/flows/{id}/rehearsals', {
    who: testers,
    summary: 'Rehearse the migration of a flow',
    description:
      'Tries out on every stored application what its migration would do, in the background and in transactions that can change nothing. While one is under way, that one is answered.',
    answers: { 202: reply({ rehearsal }) },
  }),
  listRehearsals: operation('GET', '/api/v1/flows/{id}/rehearsals', {
    who: insiders,
    summary: 'The newest rehearsals of a flow’s migration',
    answers: ok({ rehearsals: s.list(rehearsal) }),
  }),
  listScenarios: operation('GET', '/api/v1/scenarios', {
    who: insiders,
    summary: 'The newest test scenarios of a chart',
    query: ScenariosQuery,
    answers: ok({ scenarios: s.list(scenario) }, { scenarios: [scenarioBody] }),
  }),
  keepScenario: operation('POST', '/api/v1/scenarios', {
    who: byPerson(testers),
    summary: 'Keep a walk through a chart as a test scenario',
    description: 'It must hold no data of real people.',
    body: { type: NewScenario, examples: { notice: scenarioBody } },
    answers: { 201: reply({ scenario }, { scenario: scenarioBody }) },
  }),
  removeScenario: operation('DELETE', '/api/v1/scenarios/{id}', {
    who: byPerson(testers),
    summary: 'Remove a test scenario',
    path: { id: listedId },
    answers: { 204: { description: 'Removed' } },
  }),
});

/** What trying out a flow's migration on every stored application came to so far. */
export type Rehearsal = s.OutputOf<typeof rehearsal>;
/** A path through a chart that is kept as a test. */
export type Scenario = s.OutputOf<typeof scenario>;
