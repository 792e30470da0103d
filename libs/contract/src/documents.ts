import { Description, Example } from '@statewise/fields';
import { applicationsArea, applicationSchema, exampleCode } from './application-schemas.js';
import type { RateLimit } from './limits.js';
import { AsSent, Code, WholeNumber } from './members.js';
import { ok, operation, operations, type Area } from './operation.js';
import { changeProblems } from './problems.js';
import * as s from './schema.js';
import { codeHolders, onApplication, staff } from './who.js';

/** Uploads of one application; a code does not fill the store. */
export const uploads: RateLimit = { name: 'upload', limit: 60, seconds: 3_600, per: 'application' };

/** The fields of a form that uploads documents, and how much it may hold. */
export const uploadShape = { files: 'files', maxFiles: 10, fields: ['document_type'], fieldSize: 1_000 } as const;

const contentTypes: readonly string[] = ['application/pdf', 'image/png', 'image/jpeg'];

const documentMembers = {
  id: s.text(),
  name: s.text('As the sender called it', { example: 'identity-card.pdf' }),
  document_type: s.text(),
  content_type: s.text('Recognised by its content', { enum: contentTypes }),
  size: s.integer('Bytes'),
  sha256: s.text('Of the content, in hexadecimal'),
  created_at: s.instant('When it arrived'),
};

/** The file of an answer. */
const fileAnswer = {
  200: { description: 'The file as it was sent', schema: s.text(undefined, { format: 'binary' }), types: contentTypes },
} as const;

/** An answer that is a PDF. */
export const pdfAnswer = {
  200: { description: 'A PDF', schema: s.text(undefined, { format: 'binary' }), types: ['application/pdf'] },
} as const;

/** An application by its code in the query. */
export class CodeQuery {
  @Code() @Description('The secret code of the application') @Example(exampleCode) code: string;
}

/** The application that documents are sent to, as the caller last saw it. */
class UploadQuery extends CodeQuery {
  @WholeNumber({ description: 'The version of the last answer; an older one is refused with 409.' })
  @Example(3)
  version?: number;
}

/** A document by its id, of the application that the code opens. */
export class DocumentQuery {
  @AsSent({ type: 'string' }) @Description('As the list of documents names it') @Example('1') id?: unknown;

  @AsSent({ type: 'string' })
  @Description('The secret code of the application')
  @Example(exampleCode)
  code?: unknown;
}

/** What is said of the documents of a flow where its own addresses take them. */
export interface DocumentsDescription {
  /** Begins the ids of the operations, such as `documents`. */
  readonly group: string;
  readonly area: Area;
  /** Where its operations stand. */
  readonly base: string;
  /** The name of the schema of a document. */
  readonly schema: string;
  /** The kinds of documents that the flow takes. */
  readonly kinds: readonly string[];
  /** What examples of its answers have of their own. */
  readonly example: { readonly application: object; readonly [member: string]: unknown };
  /** Whether the specification names the address of uploads. */
  readonly isSpecified: boolean;
}

/** The operations by which the holder of a code sends, lists and reads documents of a flow, and the schema of a list of them. */
export function documentOperations<const B extends string>(described: DocumentsDescription & { readonly base: B }) {
  const { group, area, base, kinds, isSpecified } = described;
  const document = s.namedObject(described.schema, {
    ...documentMembers,
    document_type: s.text(undefined, { enum: kinds }),
  });
  const form = s.body({
    files: s.list(s.text(undefined, { format: 'binary' }), {
      minItems: 1,
      maxItems: uploadShape.maxFiles,
      description: 'Error keys: `required`, `max`, `unknown`',
    }),
    document_type: s.text('Error keys: `required`, `oneOf`, `length`', { enum: kinds, example: kinds[0] }),
  });
  const documents = s.list(document);
  const declared = operations(group, area, {
    upload: operation('POST', `${base}/uploadDocuments`, {
      who: codeHolders,
      accepts: 'upload',
      summary: 'Upload documents',
      description:
        'PDF, PNG or JPEG, recognised by their content, of at most 10 MB each; a virus scanner may look at them. A PDF that asks for a password (`DOCUMENT.LOCKED`), or holds scripts, actions or files (`DOCUMENT.ACTIVE`), is refused; one that only its owner’s password protects is taken.',
      isRepeatable: true,
      isLocalised: true,
      isSpecified,
      query: UploadQuery,
      body: { schema: form, types: ['multipart/form-data'], examples: {} },
      answers: ok(
        { message: s.text('For the applicant'), documents, application: applicationSchema },
        described.example,
        statusMembers,
      ),
      problems: [
        ...changeProblems,
        'DOCUMENT.QUOTA',
        'DOCUMENT.UNREADABLE',
        'DOCUMENT.INFECTED',
        'DOCUMENT.ACTIVE',
        'DOCUMENT.LOCKED',
      ],
      limits: [uploads],
    }),
    list: operation('GET', `${base}/getDocuments`, {
      who: codeHolders,
      summary: 'The documents of an application',
      isSpecified: false,
      query: CodeQuery,
      answers: ok({ documents }),
      problems: ['APPLICATION.NOT_FOUND'],
    }),
    download: operation('GET', `${base}/downloadDocument`, {
      who: codeHolders,
      summary: 'One document, always as an attachment',
      isSpecified: false,
      query: DocumentQuery,
      answers: fileAnswer,
      problems: ['REQUEST.NOT_FOUND', 'APPLICATION.NOT_FOUND'],
    }),
  });
  return { operations: declared, documents };
}

const statusMembers = {
  status_type: s.nullable(s.text('The status that waits now; of flows with statuses')),
  status_value: s.integer('4 pending; 0 for documents without a status; of flows with statuses', { enum: [0, 4] }),
};

/** Documents as the operations of a flow show them. */
export type DocumentOperations = ReturnType<typeof documentOperations<string>>['operations'];

const scannedClean: s.Schema<boolean | null> = {
  type: ['boolean', 'null'],
  description: 'Whether a virus scanner found nothing in it; null where none was asked',
};
const kept = s.namedObject('KeptDocument', {
  ...documentMembers,
  label: s.text('What its kind is called, in the language of the call'),
  scanned_clean: scannedClean,
  set_aside: s.flag('Whether a newer version of its flow lets it count no longer'),
});

/** Documents of an application of any flow, for the bank’s own people. */
export const applicationDocuments = operations('applicationDocuments', applicationsArea, {
  list: operation('GET', '/api/v1/applications/{code}/documents', {
    who: onApplication(staff),
    summary: 'The documents of an application',
    answers: ok({ documents: s.list(kept) }),
  }),
  look: operation('GET', '/api/v1/applications/{code}/documents/{document}', {
    who: onApplication(staff),
    summary: 'Look at a document',
    description: 'To be shown in a page of the same site; nothing in it may run. Who looked at it is noted.',
    path: { document: { schema: s.text(), description: 'As the list names it', example: '1' } },
    answers: fileAnswer,
  }),
});
