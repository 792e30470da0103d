import { askedByBody, type Area, type EndpointDescription, type Parameter } from '../platform/openapi/endpoint.js';
import { nextCursor, pagedBy } from '../platform/openapi/paged.js';
import { instant, integer, list, named, nullable, object, success, text } from '../platform/openapi/schema.js';
import { mailStates } from './outbox.repository.js';

export const area: Area = {
  name: 'Operations',
  description: 'Mails, jobs and how the parts of the installation stand.',
};

const envelope = {
  id: text(undefined, { format: 'uuid' }),
  to: text('The address of who gets it'),
  subject: text(),
  state: text('`kept` where no mail server is configured', { enum: mailStates }),
  attempts: integer('How often it was tried'),
  reason: nullable(text('Why the last attempt failed, as the mail server said it')),
  created_at: instant('When it was written'),
  sent_at: nullable(instant('When the mail server took it')),
  attachments: list(object({ name: text(), type: text('Media type'), size: integer('In bytes') })),
};
const mail = named('Mail', object(envelope));
const shown = named(
  'ShownMail',
  object({
    ...envelope,
    text: text('Empty once it was sent, unless it is about an application'),
    html: nullable(text('To be shown in a sandbox without scripts')),
    hidden_codes: integer('How many codes of applications are not shown'),
  }),
);

const example = {
  id: '3f1f3c6e-7a55-4d7e-9d43-0b8f3c1e5f0a',
  to: 'noor@example.com',
  subject: 'Your code – Meridian Bank',
  state: 'failed',
  attempts: 12,
  reason: '550 5.1.1 no such mailbox',
  created_at: '2026-11-20T10:00:00.000Z',
  sent_at: null,
  attachments: [],
};
const read = {
  schema: success({ mail: shown }),
  example: {
    success: true,
    mail: { ...example, text: 'Your code is ••••-••••-••••.', html: null, hidden_codes: 1 },
  },
};
const id: Parameter = {
  schema: text(undefined, { format: 'uuid' }),
  description: 'As the list names it',
  example: example.id,
};

const page = {
  summary: 'The mails, newest first',
  description:
    'What was sent about an application stays with it; of other mails the envelope stays for 30 days, without what they said.',
  query: {
    state: { schema: text(undefined, { enum: mailStates }), description: 'Error key: `oneOf`' },
    q: { schema: text(), description: 'Part of an address or a subject' },
    ...pagedBy(),
  },
  answers: {
    200: {
      schema: success({ mails: list(mail), next_cursor: nextCursor }),
      example: { success: true, mails: [example], next_cursor: null },
    },
  },
  problems: ['REQUEST.FIELDS'],
} satisfies EndpointDescription;

export const endpoints = {
  page,
  search: askedByBody(page, { q: 'noor@example.com' }),
  read: {
    summary: 'A mail as it was written',
    description: 'Codes of applications are hidden, and so is what opens an account.',
    path: { id },
    answers: { 200: read },
    problems: ['REQUEST.NOT_FOUND'],
  },
  showCodes: {
    summary: 'Show the codes in a mail',
    description:
      'Noted in the audit log for each application, before they are shown. What opens an account stays hidden.',
    path: { id },
    answers: { 200: read },
    problems: ['REQUEST.NOT_FOUND', 'SESSION.NOT_FRESH'],
  },
  retry: {
    summary: 'Send a mail that failed or was kept',
    description: 'Refused where no mail server is configured, and for what waits or was sent.',
    path: { id },
    answers: { 204: { description: 'It waits for a worker' } },
    problems: ['REQUEST.NOT_FOUND', 'OPERATION.REFUSED'],
  },
  drop: {
    summary: 'Throw away a mail that was not sent',
    path: { id },
    answers: { 204: { description: 'It is gone' } },
    problems: ['REQUEST.NOT_FOUND', 'OPERATION.REFUSED'],
  },
} as const satisfies Record<string, EndpointDescription>;
