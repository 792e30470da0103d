import { operation, operations } from '../operation.js';
import * as s from '../schema.js';
import { siteServices } from './site-areas.js';
import { everyone } from '../who.js';

/** Pictures and documents of the public site. */
export const media = operations('media', siteServices, {
  one: operation('GET', '/media/{id}', {
    who: everyone,
    isStreamed: true,
    summary: 'A picture or document of the public site',
    path: { id: { schema: s.integer(), description: 'As other answers name it', example: 11 } },
    answers: {
      200: {
        description: 'The file; pictures are SVG',
        schema: s.text(),
        types: ['image/svg+xml', 'application/octet-stream'],
      },
      304: { description: 'The reader has it already (`If-None-Match`)' },
    },
  }),
});
