import type { EndpointDescription } from '../../platform/openapi/endpoint.js';
import { body, list, named, object, success, text } from '../../platform/openapi/schema.js';

const view = named(
  'SavedView',
  object({ id: text(undefined, { format: 'uuid' }), name: text(), query: text('What the list is narrowed by') }),
);
const example = { id: '0b8f3c1e-5f0a-4d7e-9d43-2f1f6f0f7a55', name: 'To look at', query: 'status=risk:3' };

export const endpoints = {
  all: {
    summary: 'The lists of applications that the caller keeps',
    description: 'Each person has their own; a token has none (403).',
    answers: { 200: { schema: success({ views: list(view) }), example: { success: true, views: [example] } } },
  },
  keep: {
    summary: 'Keep a list under a name, in place of one of the same name',
    description: 'At most 50 for each person. Error key of one more: `max`, at `name`.',
    body: {
      schema: body({
        name: text('Error keys: `required`, `format`, `length`, `max`', { minLength: 1, maxLength: 60 }),
        query: text('As `GET /api/v1/applications` takes it. Error keys: `required`, `format`, `length`', {
          maxLength: 1_000,
        }),
      }),
      examples: { review: { name: example.name, query: example.query } },
    },
    answers: { 200: { schema: success({ view }), example: { success: true, view: example } } },
  },
  remove: {
    summary: 'Forget a kept list',
    path: {
      id: { schema: text(undefined, { format: 'uuid' }), description: 'As the lists name it', example: example.id },
    },
    answers: { 204: { description: 'Forgotten' } },
    problems: ['REQUEST.NOT_FOUND'],
  },
} as const satisfies Record<string, EndpointDescription>;
