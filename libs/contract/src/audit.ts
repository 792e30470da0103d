import { auditKinds, Description, field, rule, type AuditKind } from '@statewise/fields';
import { absent, isInstant, OneOfTexts, Uuid } from './members.js';
import { operation, operations, type Area } from './operation.js';
import { PageLimit } from './paging.js';
import {
  instant,
  list,
  mapOf,
  named,
  nextCursor,
  nullable,
  object,
  success,
  text,
  uuid,
  type OutputOf,
  type Schema,
} from './schema.js';
import { admins } from './who.js';

/** A filter as it was typed, of at most 100 characters. */
const Filter = (
  isRight: (text: string) => boolean,
  description: string,
  kind: 'text' | 'instant' = 'text',
): PropertyDecorator =>
  field(
    { kind, description, normalise: absent },
    rule('format', (value) => typeof value === 'string' && value.length <= 100 && isRight(value)),
  );

/** Which acts are listed; `cursor` is the number of the last act of the page before. */
export class AuditPage {
  @Filter(() => true, 'The id of an account or token: what it did, and what was done to it.')
  person?: string;

  @Uuid()
  @Description('The id of an application.')
  application?: string;

  @OneOfTexts(auditKinds)
  kind?: AuditKind;

  @Filter(isInstant, 'The first moment.', 'instant')
  from?: string;

  @Filter(isInstant, 'The first moment that is too late.', 'instant')
  to?: string;

  @Filter((text) => /^\d{1,18}$/.test(text), 'The `next_cursor` of the page before.')
  cursor?: string;

  @PageLimit()
  limit = 50;
}

const area: Area = {
  name: 'Audit',
  description: 'What signed-in people and programs did. Rows are neither changed nor removed.',
};

/** What each kind of act means. */
const descriptions: Readonly<Record<AuditKind, string>> = {
  'session.opened': 'somebody signed in',
  'session.refused': 'a wrong password or code was given',
  'session.ended': 'somebody ended a session, their own or another’s',
  'access.refused': 'somebody who is signed in asked for what is not theirs',
  'application.opened': 'an application was opened; of a person noted once in five minutes, of a program each time',
  'records.read':
    'a list, a search or a mail was read; the subject is the operation, of a person noted once in five minutes but for searches',
  'document.opened': 'a document of an application was looked at',
  'application.changed': 'an event was sent to an application',
  'application.decided': 'a status was set, or proposed where a second person has to confirm it',
  'decision.confirmed': 'a second person confirmed a proposed acceptance',
  'decision.declined': 'a proposed acceptance was declined or taken back',
  'review.assigned': 'somebody was to look at a rejected application, or nobody any more',
  'application.jumped': 'an application was brought to another state',
  'application.exported': 'all that is kept of an application was asked for',
  'application.erased': 'a second person had an application erased',
  'code.shown': 'the code of an application was asked for',
  'account.invited': 'an account was made',
  'account.changed': 'an account was changed',
  'account.reset': 'password and second factor of an account were taken away',
  'account.password': 'a password was chosen',
  'account.second-factor': 'a second factor was enrolled',
  'proposal.made': 'an act was proposed that a second person has to confirm',
  'proposal.confirmed': 'a second person confirmed an act, which was done',
  'proposal.declined': 'a proposed act was declined',
  'proposal.withdrawn': 'a proposed act was taken back by who proposed it',
  'token.issued': 'a token for a program was made',
  'token.revoked': 'a token was revoked',
  'migration.rehearsed': 'the migration of a flow was tried out on all of its applications',
  'scenario.kept': 'a walk through a chart was kept as a test scenario',
  'scenario.removed': 'a kept test scenario was removed',
  'erasure.requested': 'somebody asked that an application be erased',
  'erasure.declined': 'somebody took back that an application be erased',
  'note.written': 'a note for colleagues was written',
  'note.removed': 'a note for colleagues was taken away',
  'content.drafted': 'a draft of a price, a rule or a text was saved',
  'content.discarded': 'a draft was thrown away',
  'content.published': 'a price, a rule or a text was published',
  'content.removed': 'a price or a text was taken away',
  'mail.retried': 'a mail that was not sent was sent again',
  'mail.dropped': 'a mail that was not sent was thrown away',
  'job.retried': 'a job that had failed was tried again',
  'job.dropped': 'a job that had failed was thrown away',
  'webhook.made': 'an endpoint for webhooks was made',
  'webhook.changed': 'an endpoint for webhooks was changed',
  'webhook.secret': 'the secret of an endpoint for webhooks was renewed',
  'webhook.removed': 'an endpoint for webhooks was removed',
  'webhook.resent': 'a message of a webhook was sent again',
};

/** A text, a number, yes or no. */
const detail: Schema<string | number | boolean> = { type: ['string', 'number', 'boolean'] };
const act = named(
  'Act',
  object({
    id: text('The order in which acts were noted'),
    at: instant('When'),
    kind: text(auditKinds.map((kind) => `\`${kind}\`: ${descriptions[kind]}`).join('; '), { enum: auditKinds }),
    actor: nullable(
      object({
        id: text('An account, or `token:` and the id of a token'),
        role: nullable(text('At that time')),
        name: nullable(text('As it is now')),
      }),
    ),
    address: nullable(text('Of the network')),
    application_id: nullable(uuid()),
    subject: nullable(
      text(
        'What it was done to: the id of an account, `article/41` for content, else as `token:` or `mail:` and an id',
      ),
    ),
    details: mapOf(detail, 'What else is known; never secrets, answers or reasons'),
  }),
);

/** The log of what insiders did. */
export const audit = operations('audit', area, {
  page: operation('GET', '/api/v1/audit', {
    who: admins,
    summary: 'The log of acts, newest first',
    query: AuditPage,
    answers: {
      200: {
        schema: success({ acts: list(act), next_cursor: nextCursor }),
        example: {
          success: true,
          acts: [
            {
              id: '4711',
              at: '2026-11-20T10:00:00.000Z',
              kind: 'application.decided',
              actor: { id: '4f0c2a52-6f5a-4f0e-9a0b-0f6f7a3f8d11', role: 'admin', name: 'Administrator' },
              address: '192.0.2.7',
              application_id: '9d1c7c7e-52f4-4a3c-a6c5-1d2f3b4a5c6d',
              subject: null,
              details: { status_type: 'final', status_value: 1 },
            },
          ],
          next_cursor: null,
        },
      },
    },
    problems: ['REQUEST.FIELDS'],
  }),
});

/** An act as it was noted. */
export type Act = OutputOf<typeof act>;
