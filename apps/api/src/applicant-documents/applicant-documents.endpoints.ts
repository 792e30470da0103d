import {
  applicationSchema,
  codeMember,
  exampleApplication,
  exampleCode,
} from '@statewise/server/applications/application.schemas.js';
import type { Body, EndpointDescription } from '@statewise/server/platform/openapi/endpoint.js';
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
} from '@statewise/server/platform/openapi/schema.js';
import { receivedTexts } from '@statewise/server/documents/document-answers.js';
import { exampleDocument } from '@statewise/server/documents/document.schemas.js';
import { uploads, uploadShape } from '@statewise/server/documents/documents.service.js';
import { wrapping } from '../loan-application/loan.schemas.js';
import { businessDocuments } from '@statewise/fields';
import { documentTypes } from '@statewise/machines';
import { exampleBusiness } from '../e-banking/business.schemas.js';

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
          documents: [exampleDocument],
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
      schema: body({ code: codeMember, id: text('As the list of documents names it') }, wrapping),
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
      200: { schema: success({ documents: list(document) }), example: { success: true, documents: [exampleDocument] } },
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

const businessDocument = documentSchema('BusinessDocument', businessDocuments);
const businessExample = { ...exampleDocument, name: 'identity-card.pdf', document_type: 'identity' };

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
