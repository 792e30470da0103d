import { exampleOf } from '@statewise/fields';
import type { Area, EndpointDescription } from '../platform/openapi/endpoint.js';
import { pageLimit } from '../platform/openapi/paged.js';
import { fieldsSchema, instant, list, named, nullable, object, success, text } from '../platform/openapi/schema.js';
import { NewToken, tokenRoles } from './new-token.js';

export const area: Area = {
  name: 'Tokens',
  description: 'With a token a program signs in: `Authorization: Bearer <secret>`.',
};

const token = named(
  'Token',
  object({
    id: text(),
    name: text(),
    role: text(undefined, { enum: tokenRoles }),
    created_by: text('The id of the admin'),
    created_at: instant('When it was made'),
    expires_at: instant('From when on it does not count'),
    last_used_at: nullable(instant('To the minute; null when it never was used')),
    revoked_at: nullable(instant('Since when it does not count; null when it was not revoked')),
  }),
);
const example = {
  id: '0b8f3c1e-5f0a-4d7e-9d43-2f1f6f0f7a55',
  ...exampleOf(NewToken),
  created_by: '4f0c2a52-6f5a-4f0e-9a0b-0f6f7a3f8d11',
  created_at: '2026-11-20T10:00:00.000Z',
  last_used_at: null,
  revoked_at: null,
};

export const endpoints = {
  issue: {
    summary: 'Make a token',
    description: 'Its secret is answered once and kept nowhere. People alone make tokens: a token cannot (403).',
    body: { schema: fieldsSchema(NewToken), examples: { export: exampleOf(NewToken) } },
    answers: {
      201: {
        schema: success({ token, secret: text('To be sent as `Authorization: Bearer`; it is not shown again') }),
        example: { success: true, token: example, secret: 'sw_gQ3vX0cB6mJ1kT9yR2nL7wE5hU8pA4sD0fG3zV6xC1o' },
      },
    },
  },
  list: {
    summary: 'The newest tokens, without their secrets',
    query: {
      limit: pageLimit(100),
    },
    answers: { 200: { schema: success({ tokens: list(token) }), example: { success: true, tokens: [example] } } },
    problems: ['REQUEST.FIELDS'],
  },
  revoke: {
    summary: 'Revoke a token',
    description: 'It is refused from the next request on; it stays in the list.',
    path: {
      id: { schema: text(undefined, { format: 'uuid' }), description: 'As the list names it', example: example.id },
    },
    answers: { 204: { description: 'Revoked' } },
    problems: ['REQUEST.NOT_FOUND'],
  },
} as const satisfies Record<string, EndpointDescription>;
