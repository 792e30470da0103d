import {
  condition,
  Email,
  Example,
  exampleOf,
  field,
  Flag,
  OneOf,
  Required,
  RequiredIf,
  rule,
  Text,
} from '@statewise/fields';
import { absent, Reason, SearchText } from './members.js';
import { listedId, ok, reply, operation, operations, type Area, type Declaration } from './operation.js';
import { PageLimit, searchBy } from './paging.js';
import { proposed } from './proposals.js';
import * as s from './schema.js';
import { admins, byPerson, freshly, ofBank, reading, signedIn } from './who.js';

/** Roles of the bank's own people; the partner's have a kind of account of their own. */
export const staffRoles = ofBank;
export const accountRoles = [...staffRoles, 'intermediary'] as const;

export type StaffRole = (typeof staffRoles)[number];
export type AccountRole = (typeof accountRoles)[number];

const isIntermediary = condition('`role` is `intermediary`', ({ role }) => role === 'intermediary');

/** The person whom an admin invites. */
export class NewAccount {
  @Required() @Email() @Example('noor.haddad@example.com') email: string;
  @Required() @Text() @Example('Noor Haddad') name: string;
  @Required() @OneOf(accountRoles) @Example('staff') role: AccountRole;
  @RequiredIf(isIntermediary) @Text({ max: 20 }) store_number?: string;

  /** Read by the second person where one is needed. */
  @Reason() reason?: string;
}

/** Why an account is reset, for the second person to read. */
export class AccountReset {
  @Reason() @Example('Lost phone, called back on the number we know.') reason?: string;
}

/** What an admin changes of an account; what is left out stays. */
export class AccountChange {
  @Text() name?: string;
  @Email() email?: string;
  @OneOf(staffRoles) @Example('qa') role?: StaffRole;
  @Flag() active?: boolean;
  @Text({ max: 20 }) store_number?: string;

  /** Read by the second person where one is needed. */
  @Reason() reason?: string;
}

/** Where a page of accounts goes on: behind the account of this name and id. */
export interface AccountPlace {
  readonly name: string;
  readonly id: string;
}

/** Which accounts are listed, by name. */
export class AccountsPage {
  @SearchText({ max: 400, description: 'Part of a name, an address or a user name.' }) q?: string;

  @field(
    { kind: 'text', description: 'The `next_cursor` of the page before.', normalise: placeOf },
    rule('format', (value) => typeof value === 'object'),
  )
  cursor?: AccountPlace;

  @PageLimit() limit = 50;
}

/** The `cursor` behind an account. */
export const accountCursorOf = ({ name, id }: AccountPlace): string =>
  Buffer.from(JSON.stringify([name, id])).toString('base64url');

function placeOf(cursor: unknown): unknown {
  if (absent(cursor) === undefined) return undefined;
  // An object that was sent is no place that was read.
  if (typeof cursor !== 'string') return false;
  try {
    const [name, id]: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    return typeof name === 'string' && typeof id === 'string' ? { name, id } : false;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return false;
    throw error;
  }
}

/** Also of what people do with their own account. */
export const accountsArea: Area = {
  name: 'Accounts',
  description: 'Who may sign in: the bank’s own people, and the partner’s.',
  path: { id: { ...listedId, schema: s.text() } },
};

const account = s.namedObject('Account', {
  id: s.text('A uuid, or a number for the partner’s people'),
  role: s.text(undefined, { enum: accountRoles }),
  name: s.text(),
  email: s.nullable(s.text()),
  username: s.nullable(s.text('With which an intermediary signs in')),
  active: s.flag('Whether the account is not switched off'),
  has_password: s.flag('Whether its person can sign in: an invitation was taken, or single sign-on opens it'),
  store_number: s.nullable(s.text('The store that an intermediary works for')),
  store_name: s.nullable(s.text()),
  created_at: s.instant('When it was made'),
  invited_until: s.nullable(s.instant('Until when its invitation counts; null when there is none')),
});
const invitation = s.namedObject('Invitation', {
  expires_at: s.instant('72 hours after it was sent'),
  link: s.nullable(
    s.text('Only where no mail server is configured and people see no https: somebody brings it to the person'),
  ),
});
const openSession = s.namedObject('OpenSession', {
  id: s.text(),
  browser: s.text('What the browser said that it is'),
  created_at: s.instant('When the person signed in'),
  last_seen_at: s.instant('To the minute'),
  expires_at: s.instant('When it ends, however much it is used'),
  is_current: s.flag('Whether it is the one that asks'),
});
const invited = reply({ account, invitation });

const freshAdmins = freshly(byPerson(admins));

const page = {
  who: reading(admins),
  summary: 'The accounts, by name',
  query: AccountsPage,
  answers: ok({ accounts: s.list(account), next_cursor: s.nextCursor }),
} as const satisfies Declaration;

/** Accounts in the hands of admins, and where their people are signed in. */
export const accounts = operations('accounts', accountsArea, {
  page: operation('GET', '/api/v1/accounts', page),
  search: operation('POST', '/api/v1/accounts/search', searchBy(page, { q: 'quinn@example.com' })),
  invite: operation('POST', '/api/v1/accounts', {
    who: { ...freshAdmins, second: 'adminRole', told: 'admins' },
    summary: 'Invite somebody',
    description:
      'Mails a link, in the language of the request, by which the person chooses a password within 72 hours. An intermediary needs a store and signs in with the address as a name. An admin waits for a second person (202), except the first one beside the caller.',
    isLocalised: true,
    body: { type: NewAccount, examples: { staff: exampleOf(NewAccount) } },
    answers: { 201: invited, 202: proposed },
    problems: ['ACCOUNT.NO_MAIL', 'PROPOSAL.WAITING'],
  }),
  read: operation('GET', '/api/v1/accounts/{id}', {
    who: reading(admins),
    summary: 'One account',
    answers: ok({ account }),
  }),
  change: operation('PATCH', '/api/v1/accounts/{id}', {
    who: { ...freshAdmins, second: 'accountAddress', told: 'bothAddresses' },
    summary: 'Change an account',
    description:
      'What is left out stays. A new role counts from the next request of its person on; who is switched off, or has no second factor and needs one now, is signed out. Event streams that are open end. The partner’s people keep their role, and the bank’s have no store. An intermediary whose name is the address signs in with the new one. Another’s address and the role of an admin wait for a second person (202); the owner of the account may approve the address by a link that is mailed to the former one.',
    body: { type: AccountChange, examples: { role: exampleOf(AccountChange) } },
    answers: { 200: reply({ account }), 202: proposed },
    problems: ['ACCOUNT.LAST_ADMIN', 'PROPOSAL.STALE', 'PROPOSAL.WAITING'],
  }),
  reset: operation('POST', '/api/v1/accounts/{id}/reset', {
    who: { ...freshAdmins, second: 'accountReset', told: 'owner' },
    summary: 'Reset an account',
    description:
      'Takes its password and its second factor away, signs its person out everywhere and mails a new invitation, in the language of the request. It waits for a second person or for the owner, who is mailed a link (202).',
    isLocalised: true,
    body: { type: AccountReset, isOptional: true, examples: { lost: exampleOf(AccountReset) } },
    answers: { 200: invited, 202: proposed },
    problems: ['ACCOUNT.LAST_ADMIN', 'ACCOUNT.NO_MAIL', 'PROPOSAL.STALE', 'PROPOSAL.WAITING'],
  }),
  sessions: operation('GET', '/api/v1/accounts/{id}/sessions', {
    who: signedIn,
    summary: 'Where somebody is signed in',
    description: 'Everybody sees their own; admins see those of others.',
    answers: ok({ sessions: s.list(openSession) }),
  }),
  endSession: operation('DELETE', '/api/v1/accounts/{id}/sessions/{session}', {
    who: signedIn,
    summary: 'End a session',
    description: 'Everybody ends their own; admins end those of others.',
    path: { session: { ...listedId, example: '5b0d8a4e-0f5f-4b56-8f0b-1f9f1f5c2a10' } },
    answers: { 204: { description: 'Ended' } },
  }),
});

/** An account of either kind as admins see it. */
export type Account = s.OutputOf<typeof account>;
/** An invitation as the admin sees it who sent it. */
export type Invitation = s.OutputOf<typeof invitation>;
/** A session as its owner sees it. */
export type OpenSession = s.OutputOf<typeof openSession>;
