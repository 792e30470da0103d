import { operation, operations, type Area } from './operation.js';
import * as s from './schema.js';
import { everyone } from './who.js';

const area: Area = { name: 'Description', description: 'This description, for programs and for people.' };

/** The description of the API. */
export const openApi = operations('openApi', area, {
  read: operation('GET', '/api/openapi.json', {
    who: everyone,
    isStreamed: true,
    summary: 'This description as OpenAPI 3.1',
    answers: {
      200: {
        schema: s.object({
          openapi: s.text(undefined, { const: '3.1.0' }),
          info: { type: 'object' },
          servers: s.list({ type: 'object' }),
          tags: s.list({ type: 'object' }),
          paths: { type: 'object' },
          webhooks: { type: 'object' },
          components: { type: 'object' },
        }),
      },
      304: { description: 'The reader has it already (`If-None-Match`)' },
    },
  }),
  page: operation('GET', '/api/docs', {
    who: everyone,
    isStreamed: true,
    summary: 'This description as a page to read and to try out',
    answers: { 200: { description: 'A page', schema: s.text(), types: ['text/html'] } },
  }),
  file: operation('GET', '/api/docs/{file}', {
    who: everyone,
    isStreamed: true,
    isHidden: true,
    summary: 'A script, style or picture of the page',
    path: { file: { schema: s.text(), description: 'Its name' } },
    answers: {
      200: { description: 'The file', schema: s.text(), types: ['text/javascript', 'text/css', 'image/png'] },
    },
  }),
});
