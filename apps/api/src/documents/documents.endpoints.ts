import {
  applicationSchema,
  codeInPath,
  codeMember,
  exampleApplication,
  exampleCode,
} from '../applications/application.schemas.js';
import { progressMembers } from '@statewise/contract/bank';
import { businessDocuments } from '@statewise/fields';
import { documentTypes } from '@statewise/machines';
import { exampleBusiness } from '../e-banking/business.schemas.js';
import type { Body, EndpointDescription } from '../platform/openapi/endpoint.js';
import {
  body,
  instant,
  integer,
  list,
  named,
  nullable,
  object,
  success,
  text,
  type JsonSchema,
} from '../platform/openapi/schema.js';
import { receivedTexts } from './document-answers.js';
import { uploads, uploadShape } from './documents.service.js';

/** Documents of some kinds, as answers show them. */
const documentSchema = (name: string, documentTypes: readonly string[]): JsonSchema =>
  named(
    name,
    object({
      id: text(),
      name: text('As the sender called it'),
      document_type: text(undefined, { enum: documentTypes }),
      content_type: text('Recognised by its content', { enum: ['application/pdf', 'image/png', 'image/jpeg'] }),
      size: integer('Bytes'),
      sha256: text('Of the content, in hexadecimal'),
      created_at: instant('When it arrived'),
    }),
  );
const document = documentSchema('Document', documentTypes);
const example = {
  id: '1',
  name: 'payslip-october.pdf',
  document_type: 'payslip',
  content_type: 'application/pdf',
  size: 48213,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  created_at: '2026-11-20T10:00:00.000Z',
};
const codeInQuery = { schema: text(), description: 'The secret code of the application', example: exampleCode };

/** The form of an upload. */
const formOf = (documentTypes: readonly string[], example: string): Body => ({
  schema: body({
    files: list(text(undefined, { format: 'binary' }), {
      minItems: 1,
      maxItems: uploadShape.mostFiles,
      description: 'Error keys: `required`, `max`, `unknown`',
    }),
    document_type: text('Error keys: `required`, `oneOf`, `length`', { enum: documentTypes, example }),
  }),
  types: ['multipart/form-data'],
  examples: {},
});

export const endpoints = {
  upload: {
    summary: 'Upload documents',
    description:
      'PDF, PNG or JPEG, recognised by their content, of at most 10 MB each; a virus scanner may look at them.',
    isRepeatable: true,
    isLocalised: true,
    query: { code: { ...codeInQuery, isRequired: true } },
    body: formOf(documentTypes, 'payslip'),
    answers: {
      200: {
        schema: success({
          status_type: nullable(text('The status that waits now', { enum: ['payslip', 'invoice'] })),
          status_value: integer('4 pending; 0 for documents without a status', { enum: [0, 4] }),
          message: text('For the applicant'),
          documents: list(document),
          application: applicationSchema,
        }),
        example: {
          success: true,
          status_type: 'payslip',
          status_value: 4,
          message: receivedTexts.en,
          documents: [example],
          application: {
            ...exampleApplication,
            state: 'thankYou',
            version: 7,
            current_step: 7,
            furthest_step: 7,
            application_status_id: 5,
            risk_status_id: 1,
            payslip_status_id: 4,
          },
        },
      },
    },
    problems: [
      'APPLICATION.NOT_FOUND',
      'APPLICATION.STALE',
      'APPLICATION.REFUSED',
      'APPLICATION.FULL',
      'DOCUMENT.QUOTA',
      'DOCUMENT.UNREADABLE',
      'DOCUMENT.INFECTED',
    ],
    limits: [uploads],
  },
  remove: {
    summary: 'Take a document back',
    description: 'As long as nobody at the bank has looked at a document of its kind.',
    isSpecified: false,
    body: {
      schema: body({ code: codeMember, id: text('As the list of documents names it') }, progressMembers),
      examples: { 'A payslip': { code: exampleCode, id: '1' } },
    },
    answers: {
      200: {
        schema: success({ documents: list(document), application: applicationSchema }),
        example: { success: true, documents: [], application: exampleApplication },
      },
    },
    problems: ['REQUEST.NOT_FOUND', 'APPLICATION.NOT_FOUND', 'APPLICATION.STALE', 'APPLICATION.REFUSED'],
  },
  list: {
    summary: 'The documents of an application',
    isSpecified: false,
    query: { code: { ...codeInQuery, isRequired: true } },
    answers: {
      200: { schema: success({ documents: list(document) }), example: { success: true, documents: [example] } },
    },
    problems: ['APPLICATION.NOT_FOUND'],
  },
  download: {
    summary: 'One document, always as an attachment',
    isSpecified: false,
    signedIn: 'Staff and admins need no code.',
    query: {
      id: { schema: text(), description: 'As the list of documents names it', example: '1', isRequired: true },
      code: codeInQuery,
    },
    answers: {
      200: {
        description: 'The file as it was sent',
        schema: text(undefined, { format: 'binary' }),
        types: ['application/pdf', 'image/png', 'image/jpeg'],
      },
    },
    problems: ['REQUEST.NOT_FOUND', 'APPLICATION.NOT_FOUND'],
  },
} as const satisfies Record<string, EndpointDescription>;

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
        example: { success: true, documents: [{ ...example, scanned_clean: true }] },
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

const businessDocument = documentSchema('BusinessDocument', businessDocuments);
const businessExample = { ...example, name: 'identity-card.pdf', document_type: 'identity' };

/** The same for business accounts, which have no statuses. */
export const businessEndpoints = {
  upload: {
    ...endpoints.upload,
    isSpecified: false,
    body: formOf(businessDocuments, 'identity'),
    answers: {
      200: {
        schema: success({
          message: text('For the applicant'),
          documents: list(businessDocument),
          application: applicationSchema,
        }),
        example: {
          success: true,
          message: receivedTexts.en,
          documents: [businessExample],
          application: exampleBusiness({ state: 'marketing', version: 9, current_step: 6, furthest_step: 6 }),
        },
      },
    },
  },
  list: {
    ...endpoints.list,
    answers: {
      200: {
        schema: success({ documents: list(businessDocument) }),
        example: { success: true, documents: [businessExample] },
      },
    },
  },
  download: endpoints.download,
} as const satisfies Record<string, EndpointDescription>;
