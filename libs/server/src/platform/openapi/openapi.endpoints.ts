import type { Area, EndpointDescription } from './endpoint.js';
import { list, object, text } from './schema.js';

export const area: Area = { name: 'Description', description: 'This description, for programs and for people.' };

export const endpoints = {
  read: {
    summary: 'This description as OpenAPI 3.1',
    answers: {
      200: {
        schema: object({
          openapi: text(undefined, { const: '3.1.0' }),
          info: { type: 'object' },
          servers: list({ type: 'object' }),
          tags: list({ type: 'object' }),
          paths: { type: 'object' },
          components: { type: 'object' },
        }),
      },
      304: { description: 'The reader has it already (`If-None-Match`)' },
    },
  },
  page: {
    summary: 'This description as a page to read and to try out',
    answers: { 200: { description: 'A page', schema: text(), types: ['text/html'] } },
  },
} as const satisfies Record<string, EndpointDescription>;
