import { OneOfTexts, SearchText } from './members.js';
import { operation, operations, type Area, type Declaration, type Parameter } from './operation.js';
import { Page, searchBy } from './paging.js';
import {
  instant,
  integer,
  list,
  named,
  nextCursor,
  nullable,
  object,
  success,
  text,
  uuid,
  type OutputOf,
} from './schema.js';
import { admins, reading, staff } from './who.js';

/** How a mail stands: `kept` where there is no mail server. */
export const mailStates = ['waiting', 'kept', 'failed', 'sent'] as const;

/** Which mails are listed. */
export class OutboxPage extends Page {
  @OneOfTexts(mailStates)
  state?: (typeof mailStates)[number];

  @SearchText({ description: 'Part of an address or a subject.' })
  q?: string;
}

/** Also of queues, jobs and the parts of the installation. */
export const operationsArea: Area = {
  name: 'Operations',
  description: 'Mails, jobs and how the parts of the installation stand.',
};

const envelope = {
  id: uuid(),
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
  }),
);

const example = {
  id: '3f1f3c6e-7a55-4d7e-9d43-0b8f3c1e5f0a',
  to: 'noor@example.com',
  subject: 'Your code',
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
    mail: { ...example, text: 'Your code is ••••-••••-••••.', html: null },
  },
};
const id: Parameter = {
  schema: uuid(),
  description: 'As the list names it',
  example: example.id,
};

const page = {
  who: reading(staff),
  summary: 'The mails, newest first',
  description:
    'What was sent about an application stays with it; of other mails the envelope stays for 30 days, without what they said.',
  query: OutboxPage,
  answers: {
    200: {
      schema: success({ mails: list(mail), next_cursor: nextCursor }),
      example: { success: true, mails: [example], next_cursor: null },
    },
  },
  problems: ['REQUEST.FIELDS'],
} as const satisfies Declaration;

/** Mails that wait, that failed and that were sent. */
export const outbox = operations('outbox', operationsArea, {
  page: operation('GET', '/api/v1/outbox', page),
  search: operation('POST', '/api/v1/outbox/search', searchBy(page, { q: 'noor@example.com' })),
  read: operation('GET', '/api/v1/outbox/{id}', {
    who: reading(staff),
    summary: 'A mail as it was written',
    description: 'Codes of applications are hidden, and so is what opens an account.',
    path: { id },
    answers: { 200: read },
    problems: ['REQUEST.NOT_FOUND'],
  }),
  retry: operation('POST', '/api/v1/outbox/{id}/retry', {
    who: admins,
    summary: 'Send a mail that failed or was kept',
    description: 'Refused where no mail server is configured, and for what waits or was sent.',
    path: { id },
    answers: { 204: { description: 'It waits for a worker' } },
    problems: ['REQUEST.NOT_FOUND', 'OPERATION.REFUSED'],
  }),
  drop: operation('DELETE', '/api/v1/outbox/{id}', {
    who: admins,
    summary: 'Throw away a mail that was not sent',
    path: { id },
    answers: { 204: { description: 'It is gone' } },
    problems: ['REQUEST.NOT_FOUND', 'OPERATION.REFUSED'],
  }),
});

/** A mail without what it says. */
export type Mail = OutputOf<typeof mail>;
/** A mail as it is shown, with how many codes are hidden in it. */
export type ShownMail = OutputOf<typeof shown>;
