import { OneOfTexts, SearchText } from './members.js';
import { ok, reply, operation, operations, type Area, type Declaration } from './operation.js';
import { Page, searchBy } from './paging.js';
import * as s from './schema.js';
import { admins, reading, staff } from './who.js';

/** How a mail stands: `kept` where there is no mail server. */
const mailStates = ['waiting', 'kept', 'failed', 'sent'] as const;

/** Which mails are listed. */
export class OutboxPage extends Page {
  @OneOfTexts(mailStates) state?: (typeof mailStates)[number];
  @SearchText({ description: 'Part of an address or a subject.' }) q?: string;
}

/** Also of queues, jobs and the parts of the installation. */
export const operationsArea: Area = {
  name: 'Operations',
  description: 'Mails, jobs and how the parts of the installation stand.',
};

const envelope = {
  id: s.uuid(),
  to: s.text('The address of who gets it', { example: 'noor@example.com' }),
  subject: s.text(undefined, { example: 'Your code' }),
  state: s.text('`kept` where no mail server is configured', { enum: mailStates }),
  attempts: s.integer('How often it was tried'),
  reason: s.nullable(s.text('Why the last attempt failed, as the mail server said it')),
  created_at: s.instant('When it was written'),
  sent_at: s.nullable(s.instant('When the mail server took it')),
  attachments: s.list(s.object({ name: s.text(), type: s.text('Media type'), size: s.integer('In bytes') })),
};
const mail = s.namedObject('Mail', envelope);
const shown = s.namedObject('ShownMail', {
  ...envelope,
  text: s.text('Empty once it was sent, unless it is about an application'),
  html: s.nullable(s.text('To be shown in a sandbox without scripts')),
});
const read = reply({ mail: shown });

const page = {
  who: reading(staff),
  summary: 'The mails, newest first',
  description:
    'What was sent about an application stays with it; of other mails the envelope stays for 30 days, without what they said.',
  query: OutboxPage,
  answers: ok({ mails: s.list(mail), next_cursor: s.nextCursor }),
} as const satisfies Declaration;

/** Mails that wait, that failed and that were sent. */
export const outbox = operations('outbox', operationsArea, {
  page: operation('GET', '/api/v1/outbox', page),
  search: operation('POST', '/api/v1/outbox/search', searchBy(page, { q: 'noor@example.com' })),
  read: operation('GET', '/api/v1/outbox/{id}', {
    who: reading(staff),
    summary: 'A mail as it was written',
    description: 'Codes of applications are hidden, and so is what opens an account.',
    answers: { 200: read },
  }),
  retry: operation('POST', '/api/v1/outbox/{id}/retry', {
    who: admins,
    summary: 'Send a mail that failed or was kept',
    description: 'Refused where no mail server is configured, and for what waits or was sent.',
    answers: { 204: { description: 'It waits for a worker' } },
    problems: ['OPERATION.REFUSED'],
  }),
  drop: operation('DELETE', '/api/v1/outbox/{id}', {
    who: admins,
    summary: 'Throw away a mail that was not sent',
    answers: { 204: { description: 'It is gone' } },
    problems: ['OPERATION.REFUSED'],
  }),
});

/** A mail without what it says. */
export type Mail = s.OutputOf<typeof mail>;
/** A mail as it is shown, with how many codes are hidden in it. */
export type ShownMail = s.OutputOf<typeof shown>;
