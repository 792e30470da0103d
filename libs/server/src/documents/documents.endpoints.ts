import { codeInPath } from '../applications/application.schemas.js';
import type { EndpointDescription } from '../platform/openapi/endpoint.js';
import { instant, integer, list, named, object, success, text } from '../platform/openapi/schema.js';
import { exampleDocument } from './document.schemas.js';

const kept = named(
  'KeptDocument',
  object({
    id: text(),
    name: text('As the sender called it'),
    document_type: text(),
    content_type: text('Recognised by its content', { enum: ['application/pdf', 'image/png', 'image/jpeg'] }),
    size: integer('Bytes'),
    sha256: text('Of the content, in hexadecimal'),
    created_at: instant('When it arrived'),
    scanned_clean: {
      type: ['boolean', 'null'],
      description: 'Whether a virus scanner found nothing in it; null where none was asked',
    },
  }),
);

/** Documents of an application of any flow, for the bank’s own people. */
export const applicationEndpoints = {
  list: {
    summary: 'The documents of an application',
    path: { code: codeInPath },
    answers: {
      200: {
        schema: success({ documents: list(kept) }),
        example: { success: true, documents: [{ ...exampleDocument, scanned_clean: true }] },
      },
    },
    problems: ['APPLICATION.NOT_FOUND'],
  },
  look: {
    summary: 'Look at a document',
    description: 'To be shown in a page of the same site; nothing in it may run. Who looked at it is noted.',
    path: { code: codeInPath, document: { schema: text(), description: 'As the list names it', example: '1' } },
    answers: {
      200: {
        description: 'The file as it was sent',
        schema: text(undefined, { format: 'binary' }),
        types: ['application/pdf', 'image/png', 'image/jpeg'],
      },
    },
    problems: ['APPLICATION.NOT_FOUND', 'REQUEST.NOT_FOUND'],
  },
} as const satisfies Record<string, EndpointDescription>;
