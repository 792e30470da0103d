import { roles } from '@statewise/flow';
import { flowInPath } from '../applications/flows.endpoints.js';
import type { EndpointDescription } from '../platform/openapi/endpoint.js';
import { body, instant, integer, list, named, nullable, object, success, text } from '../platform/openapi/schema.js';

const uuid = text(undefined, { format: 'uuid' });
const person = '4f0c2a52-6f5a-4f0e-9a0b-0f6f7a3f8d11';

const rehearsal = named(
  'Rehearsal',
  object({
    id: uuid,
    flow: text(),
    to_version: integer('The release that applications would be brought to'),
    requested_by: text('The id of who asked for it'),
    created_at: instant('When it was asked for'),
    finished_at: nullable(instant('Null while it goes on')),
    total: integer('Applications when it began'),
    checked: integer('How many were tried out'),
    migrated: integer('How many of an older release would arrive in the present one'),
    failed: integer('How many would not'),
    failures: list(object({ application: uuid, version: integer('The release that it is of'), reason: text() }), {
      description: 'The first hundred of them',
    }),
  }),
);
const rehearsalExample = {
  id: '0b8f3c1e-5f0a-4d7e-9d43-2f1f6f0f7a55',
  flow: 'loan-application',
  to_version: 3,
  requested_by: person,
  created_at: '2026-11-20T10:00:00.000Z',
  finished_at: null,
  total: 1200,
  checked: 400,
  migrated: 12,
  failed: 0,
  failures: [],
};

const events = list(
  object({
    type: text(),
    role: text('As whom it was sent', { enum: roles }),
    payload: { type: 'object', description: 'What it said' },
  }),
  { minItems: 1, maxItems: 200 },
);
const newScenario = { chart: text('The id of a chart'), title: text(undefined, { maxLength: 120 }), events };
const scenario = named(
  'Scenario',
  object({ id: uuid, ...newScenario, created_by: text('The id of who kept it'), created_at: instant('When') }),
);
const scenarioBody = {
  chart: 'notice',
  title: 'A notice is closed',
  events: [
    { type: 'notice.opened', role: 'applicant', payload: { kind: 'saver' } },
    { type: 'notice.dismissed', role: 'applicant', payload: {} },
  ],
};
const scenarioExample = {
  ...scenarioBody,
  id: '7c0de7a4-30a5-4a3a-8f7e-4df3a8a8f0c1',
  created_by: person,
  created_at: '2026-11-20T10:00:00.000Z',
};

export const endpoints = {
  versions: {
    summary: 'How many applications stand in each release of a flow',
    path: { id: flowInPath },
    answers: {
      200: {
        schema: success({
          version: integer('The present release'),
          versions: list(object({ version: integer(), applications: integer() })),
        }),
        example: {
          success: true,
          version: 2,
          versions: [
            { version: 1, applications: 3 },
            { version: 2, applications: 40 },
          ],
        },
      },
    },
    problems: ['REQUEST.NOT_FOUND'],
  },
  rehearse: {
    summary: 'Rehearse the migration of a flow',
    description:
      'Tries out on every stored application what its migration would do, in the background and in transactions that can change nothing. While one is under way, that one is answered.',
    path: { id: flowInPath },
    answers: { 202: { schema: success({ rehearsal }), example: { success: true, rehearsal: rehearsalExample } } },
    problems: ['REQUEST.NOT_FOUND'],
  },
  rehearsals: {
    summary: 'The newest rehearsals of a flow’s migration',
    path: { id: flowInPath },
    answers: {
      200: {
        schema: success({ rehearsals: list(rehearsal) }),
        example: { success: true, rehearsals: [rehearsalExample] },
      },
    },
    problems: ['REQUEST.NOT_FOUND'],
  },
  scenarios: {
    summary: 'The newest test scenarios of a chart',
    query: { chart: { schema: text(), description: 'The id of a chart', example: 'notice', isRequired: true } },
    answers: {
      200: {
        schema: success({ scenarios: list(scenario) }),
        example: { success: true, scenarios: [scenarioExample] },
      },
    },
    problems: ['REQUEST.FIELDS'],
  },
  keepScenario: {
    summary: 'Keep a walk through a chart as a test scenario',
    description: 'People alone keep scenarios: a token cannot (403). It must hold no data of real people.',
    body: { schema: body(newScenario), examples: { notice: scenarioBody } },
    answers: { 201: { schema: success({ scenario }), example: { success: true, scenario: scenarioExample } } },
  },
  removeScenario: {
    summary: 'Remove a test scenario',
    path: { id: { schema: uuid, description: 'As the list names it', example: scenarioExample.id } },
    answers: { 204: { description: 'Removed' } },
    problems: ['REQUEST.NOT_FOUND'],
  },
} as const satisfies Record<string, EndpointDescription>;
