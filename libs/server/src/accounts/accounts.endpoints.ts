import { exampleOf } from '@statewise/fields';
import { askedByBody, type Area, type EndpointDescription, type Parameter } from '../platform/openapi/endpoint.js';
import { nextCursor, pagedBy } from '../platform/openapi/paged.js';
import {
  fieldsSchema,
  flag,
  instant,
  list,
  named,
  nullable,
  object,
  success,
  text,
} from '../platform/openapi/schema.js';
import { AccountChange, accountRoles, NewAccount } from './account-fields.js';

export const area: Area = {
  name: 'Accounts',
  description: 'Who may sign in: the bank’s own people, and the partner’s.',
};

const account = named(
  'Account',
  object({
    id: text('A uuid, or a number for the partner’s people'),
    role: text(undefined, { enum: accountRoles }),
    name: text(),
    email: nullable(text()),
    username: nullable(text('With which an intermediary signs in')),
    active: flag('Whether the account is not switched off'),
    has_password: flag('Whether an invitation was taken'),
    store_number: nullable(text('The store that an intermediary works for')),
    store_name: nullable(text()),
    created_at: instant('When it was made'),
    invited_until: nullable(instant('Until when its invitation counts; null when there is none')),
  }),
);
const invitation = named(
  'Invitation',
  object({
    expires_at: instant('72 hours after it was sent'),
    link: nullable(
      text('Only where no mail server is configured and people see no https: somebody brings it to the person'),
    ),
  }),
);
const session = named(
  'OpenSession',
  object({
    id: text(),
    browser: text('What the browser said that it is'),
    created_at: instant('When the person signed in'),
    last_seen_at: instant('To the minute'),
    expires_at: instant('When it ends, however much it is used'),
    is_current: flag('Whether it is the one that asks'),
  }),
);

const example = {
  id: '9d1c7c7e-52f4-4a3c-a6c5-1d2f3b4a5c6d',
  ...exampleOf(NewAccount),
  username: null,
  active: true,
  has_password: false,
  store_number: null,
  store_name: null,
  created_at: '2026-11-20T10:00:00.000Z',
  invited_until: '2026-11-23T10:00:00.000Z',
};
const invited = {
  schema: success({ account, invitation }),
  example: { success: true, account: example, invitation: { expires_at: example.invited_until, link: null } },
};
const id: Parameter = { schema: text(), description: 'As the list names it', example: example.id };

const page = {
  summary: 'The accounts, by name',
  query: {
    q: { schema: text(), description: 'Part of a name, an address or a user name' },
    ...pagedBy(),
  },
  answers: {
    200: {
      schema: success({ accounts: list(account), next_cursor: nextCursor }),
      example: { success: true, accounts: [example], next_cursor: null },
    },
  },
  problems: ['REQUEST.FIELDS'],
} satisfies EndpointDescription;

export const endpoints = {
  page,
  search: askedByBody(page, { q: 'quinn@example.com' }),
  invite: {
    summary: 'Invite somebody',
    description:
      'Mails a link, in the language of the request, by which the person chooses a password within 72 hours. An intermediary needs a store and signs in with the address as a name. Programs do not invite (403).',
    isLocalised: true,
    body: { schema: fieldsSchema(NewAccount), examples: { staff: exampleOf(NewAccount) } },
    answers: { 201: invited },
    problems: ['ACCOUNT.NO_MAIL'],
  },
  read: {
    summary: 'One account',
    path: { id },
    answers: { 200: { schema: success({ account }), example: { success: true, account: example } } },
    problems: ['REQUEST.NOT_FOUND'],
  },
  change: {
    summary: 'Change an account',
    description:
      'What is left out stays. A new role counts from the next request of its person on; who is switched off, or has no second factor and needs one now, is signed out. Event streams that are open end. The partner’s people keep their role, and the bank’s have no store.',
    path: { id },
    body: { schema: fieldsSchema(AccountChange), examples: { role: exampleOf(AccountChange) } },
    answers: { 200: { schema: success({ account }), example: { success: true, account: { ...example, role: 'qa' } } } },
    problems: ['REQUEST.NOT_FOUND', 'ACCOUNT.LAST_ADMIN'],
  },
  reset: {
    summary: 'Reset an account',
    description:
      'Takes its password and its second factor away, signs its person out everywhere and mails a new invitation, in the language of the request.',
    isLocalised: true,
    path: { id },
    answers: { 200: invited },
    problems: ['REQUEST.NOT_FOUND', 'REQUEST.FIELDS', 'ACCOUNT.LAST_ADMIN', 'ACCOUNT.NO_MAIL'],
  },
  sessions: {
    summary: 'Where somebody is signed in',
    description: 'Everybody sees their own; admins see those of others.',
    path: { id },
    answers: {
      200: {
        schema: success({ sessions: list(session) }),
        example: {
          success: true,
          sessions: [
            {
              id: '5b0d8a4e-0f5f-4b56-8f0b-1f9f1f5c2a10',
              browser: 'Mozilla/5.0',
              created_at: '2026-11-20T08:00:00.000Z',
              last_seen_at: '2026-11-20T10:00:00.000Z',
              expires_at: '2026-11-20T20:00:00.000Z',
              is_current: true,
            },
          ],
        },
      },
    },
    problems: ['REQUEST.NOT_FOUND'],
  },
  endSession: {
    summary: 'End a session',
    description: 'Everybody ends their own; admins end those of others.',
    path: {
      id,
      session: {
        schema: text(undefined, { format: 'uuid' }),
        description: 'As the list names it',
        example: '5b0d8a4e-0f5f-4b56-8f0b-1f9f1f5c2a10',
      },
    },
    answers: { 204: { description: 'Ended' } },
    problems: ['REQUEST.NOT_FOUND'],
  },
} as const satisfies Record<string, EndpointDescription>;
