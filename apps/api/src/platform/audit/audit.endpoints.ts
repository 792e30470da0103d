import type { Area, EndpointDescription } from '../openapi/endpoint.js';
import { instant, integer, list, named, nullable, object, success, text } from '../openapi/schema.js';
import { auditKinds } from './audit.js';

export const area: Area = {
  name: 'Audit',
  description: 'What signed-in people and programs did. Rows are neither changed nor removed.',
};

const act = named(
  'Act',
  object({
    id: text('The order in which acts were noted'),
    at: instant('When'),
    kind: text(
      Object.entries(auditKinds)
        .map(([kind, meaning]) => `\`${kind}\`: ${meaning}`)
        .join('; '),
      { enum: Object.keys(auditKinds) },
    ),
    actor: nullable(
      object({
        id: text('An account, or `token:` and the id of a token'),
        role: nullable(text('At that time')),
        name: nullable(text('As it is now')),
      }),
    ),
    address: nullable(text('Of the network')),
    application_id: nullable(text(undefined, { format: 'uuid' })),
    subject: nullable(text('The account or token that it was done to')),
    details: {
      type: 'object',
      description: 'What else is known; never secrets, answers or reasons',
      additionalProperties: true,
    },
  }),
);

export const endpoints = {
  page: {
    summary: 'The log of acts, newest first',
    query: {
      person: { schema: text(), description: 'The id of an account or token: what it did, and what was done to it' },
      application: { schema: text(undefined, { format: 'uuid' }), description: 'Its id. Error key: `format`' },
      kind: { schema: text(undefined, { enum: Object.keys(auditKinds) }), description: 'Error key: `oneOf`' },
      from: { schema: instant('The first moment'), description: 'Error key: `format`' },
      to: { schema: instant('The first moment that is too late'), description: 'Error key: `format`' },
      cursor: { schema: text(), description: 'The `next_cursor` of the page before. Error key: `format`' },
      limit: {
        schema: integer(undefined, { minimum: 1, maximum: 100, default: 50 }),
        description: 'How many. Error keys: `numbers`, `min`, `max`',
      },
    },
    answers: {
      200: {
        schema: success({ acts: list(act), next_cursor: nullable(text('Null on the last page')) }),
        example: {
          success: true,
          acts: [
            {
              id: '4711',
              at: '2026-11-20T10:00:00.000Z',
              kind: 'application.decided',
              actor: { id: '4f0c2a52-6f5a-4f0e-9a0b-0f6f7a3f8d11', role: 'admin', name: 'Administrator' },
              address: '192.0.2.7',
              application_id: '9d1c7c7e-52f4-4a3c-a6c5-1d2f3b4a5c6d',
              subject: null,
              details: { status_type: 'final', status_value: 1 },
            },
          ],
          next_cursor: null,
        },
      },
    },
    problems: ['REQUEST.FIELDS'],
  },
} as const satisfies Record<string, EndpointDescription>;
