import type { EndpointDescription } from '@statewise/server/platform/openapi/endpoint.js';
import { integer, text } from '@statewise/server/platform/openapi/schema.js';

export const endpoints = {
  one: {
    summary: 'A picture or document of the public site',
    path: { id: { schema: integer(), description: 'As other answers name it', example: 11 } },
    answers: {
      200: {
        description: 'The file; pictures are SVG',
        schema: text(),
        types: ['image/svg+xml', 'application/octet-stream'],
      },
      304: { description: 'The reader has it already (`If-None-Match`)' },
    },
    problems: ['REQUEST.NOT_FOUND'],
  },
} as const satisfies Record<string, EndpointDescription>;
