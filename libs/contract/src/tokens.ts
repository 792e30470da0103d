import { Description, Example, exampleOf, field, OneOf, Required, rule, Text, trimmed } from '@statewise/fields';
import { isInstant, NameList, NetworkList, Reason } from './members.js';
import { ok, reply, operation, operations, type Area } from './operation.js';
import { PageLimit } from './paging.js';
import { proposalSchema, proposed } from './proposals.js';
import * as s from './schema.js';
import { admins, byPerson, freshly } from './who.js';

/** Roles that a program may have. */
export const tokenRoles = ['admin', 'staff', 'qa'] as const;

/** Milliseconds of a year: a program that still needs its token then gets a new one. */
const maxLife = 366 * 24 * 60 * 60 * 1000;

/** What an admin says of a new token. */
export class NewToken {
  @Required() @Text() @Example('Nightly export') name: string;
  @Required()
  @OneOf(tokenRoles)
  @Description(
    'One of `qa` is for tests: applications that it makes are not counted, nobody is mailed about them, and they are gone within 24 hours.',
  )
  @Example('staff')
  role: (typeof tokenRoles)[number];

  @Required()
  @rule('max', (value, _, { at }) => Date.parse(String(value)) <= Date.parse(at) + maxLife, 'more than a year ahead')
  @rule('date', (value, _, { at }) => isInstant(value) && Date.parse(value) > Date.parse(at), 'not an instant ahead')
  @field(
    { kind: 'instant', normalise: trimmed },
    rule('format', isInstant, 'not an instant as ISO 8601, such as `2027-06-30T12:00:00Z`'),
  )
  @Example('2027-06-30T12:00:00Z')
  expires_at: string;

  /** Ids of the operations that it may call, as the description of the API has them; none means all of its role. */
  @Example(['applicationsPage', 'applicationsRead'])
  @NameList()
  operations?: string[];

  /** Ids of the flows whose applications it may name, list and count; none means all. */
  @NameList()
  flows?: string[];

  /** Addresses or networks from which it counts; none means all. */
  @NetworkList()
  @Example(['203.0.113.0/24'])
  addresses?: string[];

  /** Read by the second person where one is needed. */
  @Reason() reason?: string;
}

/** How many tokens are listed. */
export class TokenList {
  @PageLimit() limit = 100;
}

const area: Area = {
  name: 'Tokens',
  description: 'With a token a program signs in: `Authorization: Bearer <secret>`.',
};

const token = s.namedObject('Token', {
  id: s.text(),
  name: s.text(undefined, { example: 'Nightly export' }),
  role: s.text(undefined, { enum: tokenRoles }),
  operations: s.list(s.text(), { description: 'Ids of the operations that it may call; none means all of its role' }),
  flows: s.list(s.text(), {
    description: 'Ids of the flows whose applications it may name, list and count; none means all',
  }),
  addresses: s.list(s.text(), { description: 'Addresses or networks from which it counts; none means all' }),
  created_by: s.text('The id of the admin'),
  created_at: s.instant('When it was made'),
  expires_at: s.instant('From when on it does not count'),
  last_used_at: s.nullable(s.instant('To the minute; null when it never was used')),
  revoked_at: s.nullable(s.instant('Since when it does not count; null when it was not revoked')),
});

const secret = 'sw_gQ3vX0cB6mJ1kT9yR2nL7wE5hU8pA4sD0fG3zV6xC1o';

/** Tokens with which programs sign in. */
export const tokens = operations('tokens', area, {
  issue: operation('POST', '/api/v1/tokens', {
    who: { ...byPerson(freshly(admins)), second: 'adminToken', told: 'owner' },
    summary: 'Make a token',
    description:
      'Its secret is answered once and kept nowhere. It never has more rights than who made it has at that moment, and may be narrowed to operations, flows and addresses: what a call then asks for outside of them is refused, lists and streams that name no flow of it included. One of an admin waits for a second person (202); its secret counts from then on.',
    body: { type: NewToken, examples: { export: exampleOf(NewToken) } },
    answers: {
      201: reply({ token, secret: s.text('To be sent as `Authorization: Bearer`; it is not shown again') }, { secret }),
      202: {
        description: proposed.description,
        schema: s.success({ proposal: proposalSchema, secret: s.text('Counts once a second person has confirmed it') }),
        example: { ...proposed.example, secret },
      },
    },
    problems: ['PROPOSAL.WAITING'],
  }),
  list: operation('GET', '/api/v1/tokens', {
    who: admins,
    summary: 'The newest tokens, without their secrets',
    query: TokenList,
    answers: ok({ tokens: s.list(token) }),
  }),
  revoke: operation('DELETE', '/api/v1/tokens/{id}', {
    who: byPerson(admins),
    summary: 'Revoke a token',
    description: 'It is refused from the next request on; it stays in the list.',
    answers: { 204: { description: 'Revoked' } },
  }),
});

/** A token as its admins see it: without its secret. */
export type Token = s.OutputOf<typeof token>;
