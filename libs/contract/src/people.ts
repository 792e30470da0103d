import { applicationsArea } from './application-schemas.js';
import { Uuid, Reason } from './members.js';
import { ok, operation, operations } from './operation.js';
import { proposalHash, proposalSchema, proposed } from './proposals.js';
import * as s from './schema.js';
import { Example, exampleOf, Required, Text } from '@statewise/fields';
import { admins, byPerson, freshly, onApplication, reading, staff } from './who.js';

/** Which person of an application is meant: who applies, or one of its contacts. */
export class PersonOfApplication {
  @Uuid()
  contact?: string;
}

/** Asking that a person be erased, with what was looked at. */
export class PersonErasure extends PersonOfApplication {
  @Required()
  @Text(proposalHash)
  @Example('b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9')
  seen: string;

  /** Why, for the second person and the audit; without what names people. */
  @Reason()
  reason?: string;
}

/** Of the applications that may be of a person as many are looked at. */
export const maxApplicationsOfPerson = 1_000;

/** What may be kept of a person. */
export const personItemKinds = [
  'application',
  'contact',
  'document',
  'mail',
  'message',
  'subscription',
  'view',
] as const;

const item = s.named(
  'PersonItem',
  s.object({
    kind: s.text('`contact`: of an application of somebody else', { enum: personItemKinds }),
    id: s.text(),
    title: s.text('What it is called: a flow, a file, a subject', { example: 'Feedback' }),
    at: s.nullable(s.instant('When it came into being')),
    application: s.nullable(s.uuid('That it belongs to')),
    why: s.list(
      s.text(
        'Why it is taken for this person’s: the same e-mail address, the same identity card, the same name and birth date, it belongs to such an application, or it has their name',
        { enum: ['email', 'card', 'name_and_birth', 'application', 'name'] as const },
      ),
    ),
    is_erased: s.flag('Whether erasing the person erases it: not what stands in an application of somebody else'),
  }),
);

const kept = {
  person: s.object({
    name: s.nullable(s.text()),
    born: s.nullable(s.text('As it was typed')),
    emails: s.list(s.text()),
    cards: s.list(s.text()),
  }),
  items: s.list(item),
  unread: s.integer(
    'Applications that may be theirs, which a newer release wrote: this one reads, hands over and erases none of them',
  ),
  has_more: s.flag(
    `Whether more than ${maxApplicationsOfPerson} applications share their address, card, or name and birth date: the rest was not looked at, those by the address alone and the oldest`,
  ),
  hash: s.text('SHA-256 of the items; who asks for the erasure sends the one that they saw'),
  erasure: s.nullable(proposalSchema),
};

/** A person as a unit: what is kept of them anywhere. */
export const wholePerson = operations('people', applicationsArea, {
  read: operation('GET', '/api/v1/applications/{code}/person', {
    who: reading(onApplication(staff)),
    summary: 'Everything that is kept of the person of an application',
    description:
      'Applications, contacts, documents, mails, messages, subscriptions and saved views. The same person is who has the same e-mail address and not another name and birth date, or the same identity card, or the same name and birth date; each item says why it is here. What stands under an address alone counts where they have proven to read it. They are of any flow: a token that is narrowed to flows is refused.',
    spansFlows: true,
    query: PersonOfApplication,
    answers: ok(kept),
    problems: ['APPLICATION.NOT_FOUND', 'REQUEST.NOT_FOUND'],
  }),
  export: operation('GET', '/api/v1/applications/{code}/person/export', {
    who: freshly(onApplication(admins)),
    summary: 'The same with all contents, as an archive',
    spansFlows: true,
    query: PersonOfApplication,
    answers: {
      200: { description: 'A ZIP', schema: s.text(undefined, { format: 'binary' }), types: ['application/zip'] },
    },
    problems: ['APPLICATION.NOT_FOUND', 'REQUEST.NOT_FOUND'],
  }),
  erase: operation('POST', '/api/v1/applications/{code}/person/erasure', {
    who: { ...byPerson(freshly(onApplication(admins))), second: 'erasure', told: 'admins' },
    summary: 'Ask that all that is kept of a person be erased',
    description:
      'It waits (202) until another person confirms it as a proposal; one that something was added to or taken from meanwhile is stale. Done at once (204) where there is a single admin.',
    isLocalised: true,
    body: { type: PersonErasure, examples: { asked: exampleOf(PersonErasure) } },
    answers: {
      202: proposed,
      204: { description: 'Erased' },
    },
    problems: ['APPLICATION.NOT_FOUND', 'REQUEST.NOT_FOUND', 'PROPOSAL.STALE', 'PROPOSAL.WAITING'],
  }),
});

/** One thing that is kept of a person. */
export type PersonItem = s.OutputOf<typeof item>;
