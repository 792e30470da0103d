import { Example, exampleOf, Required, Text } from '@statewise/fields';
import { actsNeedingTwo, type ActNeedingTwo } from '@statewise/flow';
import { OneOfTexts, Reason } from './members.js';
import { ok, operation, operations, type Area } from './operation.js';
import { admins, byPerson, everyone, freshly, writers } from './who.js';
import { PageLimit } from './paging.js';
import * as s from './schema.js';

/** What can become of a proposal. */
export const proposalStates = ['open', 'confirmed', 'declined', 'withdrawn', 'expired'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** Which proposals are listed. */
export class ProposalList {
  @OneOfTexts(actsNeedingTwo) kind?: ActNeedingTwo;

  /** `open`: waits; `mine`: the caller’s own; `closed`: decided, taken back or too old. */
  @OneOfTexts(['open', 'mine', 'closed']) which: 'open' | 'mine' | 'closed' = 'open';
  @PageLimit() limit = 50;
}

const hash = 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9';

/** What a hash of a proposal looks like. */
export const proposalHash = { max: 64, pattern: /^[\da-f]{64}$/ } as const;

/** The content that a person looked at, by its hash. */
export class SeenProposal {
  @Required() @Text(proposalHash) @Example(hash) hash: string;
}

/** The same, with why it is not to be. */
export class DeclinedProposal extends SeenProposal {
  @Reason() @Example('The day is wrong.') reason?: string;
}

/** A mailed link by which the person concerned approves. */
export class Approval {
  @Required() @Text({ max: 100 }) @Example('gQ3vX0cB6mJ1kT9yR2nL7wE5hU8pA4sD0fG3zV6xC1o') token: string;
}

const area: Area = {
  name: 'Proposals',
  description:
    'Acts that need two people: one proposes, another confirms exactly that. Where `SINGLE_ADMIN` is on and there is one admin, what that admin asks for is done at once.',
};

const colleague = s.object({ id: s.text('The id of an account'), name: s.text() });

/** A proposal as its answers have it. */
export const proposalSchema = s.namedObject('ProposedAct', {
  id: s.text('A uuid; of an acceptance the id of its application, where it is confirmed'),
  kind: s.text(undefined, { enum: actsNeedingTwo }),
  subject: s.text('What it is about: the id of an account or application, `price/31` for content, the name of a token'),
  title: s.text('The name of what it is about'),
  before: s.nullable(s.anyObject('What stands there now, by name; null where there is nothing')),
  after: s.anyObject('What it proposes, by name'),
  hash: s.text('SHA-256 of the whole content; who confirms sends the one that they saw'),
  reason: s.nullable(s.text()),
  proposed_by: colleague,
  created_at: s.instant('When it was proposed'),
  expires_at: s.instant('Until when it can be confirmed'),
  state: s.text(undefined, { enum: proposalStates }),
  decided_by: s.nullable(colleague),
  decided_at: s.nullable(s.instant('When')),
  decision_reason: s.nullable(s.text('Why it was declined')),
  is_own: s.flag('Whether the caller proposed it'),
});

/** A proposal as the caller sees it. */
export type ProposalView = s.OutputOf<typeof proposalSchema>;

/** What an operation answers instead of doing at once what needs a second person. */
export const proposed = {
  description: 'It waits for a second person',
  schema: s.success({ proposal: proposalSchema }),
  example: { proposal: { kind: 'accountAddress', after: { email: 'noor@example.com' }, is_own: true } },
} as const;

const freshAdmins = freshly(byPerson(admins));

/** Why an act is not possible any more by the time it is confirmed. */
const ofActs = [
  'ACCOUNT.LAST_ADMIN',
  'ACCOUNT.NO_MAIL',
  'APPLICATION.NOT_FOUND',
  'CONTENT.STALE',
  'CONTENT.USED',
] as const;

/** Acts that wait for a second person. */
export const proposals = operations('proposals', area, {
  list: operation('GET', '/api/v1/proposals', {
    who: writers,
    summary: 'What waits for a second person, the newest first',
    description:
      'Who is no admin sees what they proposed themselves. For admins an acceptance stands here too; it is confirmed at its application.',
    query: ProposalList,
    answers: ok({
      proposals: s.list(proposalSchema),
      single_admin: s.flag('Whether nothing waits, since the installation has said that it has a single admin'),
    }),
  }),
  read: operation('GET', '/api/v1/proposals/{id}', {
    who: writers,
    summary: 'One proposal, for admins and who proposed it',
    answers: ok({ proposal: proposalSchema }),
  }),
  confirm: operation('POST', '/api/v1/proposals/{id}/confirm', {
    who: { ...freshAdmins, told: 'admins' },
    summary: 'Confirm what another person proposed',
    description:
      'It is done at once. Refused with 409 where the hash is not that of its content or it is not open, and with 403 `PROPOSAL.SECOND_PERSON` for who proposed it and for an account whose address, role, password reset or second factor changed in the last 24 hours.',
    body: { type: SeenProposal, examples: { seen: exampleOf(SeenProposal) } },
    answers: ok({
      proposal: proposalSchema,
      link: s.nullable(
        s.text('Of an invitation that it sent, where no mail server is configured and people see no https'),
      ),
    }),
    problems: ['PROPOSAL.STALE', 'PROPOSAL.SECOND_PERSON', ...ofActs],
  }),
  decline: operation('POST', '/api/v1/proposals/{id}/decline', {
    who: { ...freshly(byPerson(writers)), told: 'admins' },
    summary: 'Decline a proposal, or take one’s own back',
    description: 'Who proposed it reads on their desk what became of it, and why.',
    body: { type: DeclinedProposal, examples: { declined: exampleOf(DeclinedProposal) } },
    answers: ok({ proposal: proposalSchema }),
    problems: ['PROPOSAL.STALE', 'PROPOSAL.SECOND_PERSON'],
  }),
  approve: operation('POST', '/api/v1/proposals/approve', {
    who: everyone,
    summary: 'Approve what is proposed about one’s own account',
    description: 'By the link that was mailed to the address of the account, in place of a second person.',
    body: { type: Approval, examples: { link: exampleOf(Approval) } },
    answers: { 204: { description: 'Done' } },
    problems: ['PROPOSAL.STALE', ...ofActs],
  }),
});
