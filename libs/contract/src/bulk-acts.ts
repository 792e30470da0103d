import { Description, Example, Required, Text } from '@statewise/fields';
import { exampleStates } from './example-flow.js';
import { applicationsArea } from './application-schemas.js';
import { SelectedApplications } from './application-lists.js';
import { maxSelected } from './bulk-limits.js';
import { QueryText, Reason } from './members.js';
import { reply, ok, operation, operations } from './operation.js';
import { PageLimit } from './paging.js';
import { proposalHash, proposed } from './proposals.js';
import * as s from './schema.js';
import { admins, byPerson, freshly, reading, staff } from './who.js';

/** What is done with many applications at once. */
export const bulkActKinds = ['jump', 'note'] as const;
export type BulkActKind = (typeof bulkActKinds)[number];

/**
 * Why an act does not reach an application: a newer release has it, its state is in no chart, it was erased, it has come to
 * an end, its chart does not take the act there, it moved on since it was looked at, its actor may not any more, or an error.
 */
export const bulkRefusals = ['newer', 'lost', 'erased', 'ended', 'refused', 'moved', 'rights', 'failed'] as const;
export type BulkRefusal = (typeof bulkRefusals)[number];

/** Minutes for which what a rehearsal showed can be done. */
export const rehearsalMinutes = 30;
/** Of a group of refused applications as many are named. */
export const maxNamed = 20;

/** Which applications would be brought to which state, and why. */
export class BulkJump extends SelectedApplications {
  @Required() @Text({ max: 100 }) @Description('As a dotted path.') @Example(exampleStates.second) to_state: string;
  @Required() @Reason() @Description('It is logged with each.') @Example('A page was broken today') reason: string;
}

/** Beside which applications would be noted what. */
export class BulkNote extends SelectedApplications {
  @Required()
  @Example('The branch is closed on Friday')
  @Text({ max: 4_000, multiline: true })
  @Description('The same beside each: without what names people.')
  text: string;
}

const digest = 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9';
const exampleId = '5b0d8a4e-0f5f-4b56-8f0b-1f9f1f5c2a10';

/** What a rehearsal showed. */
export class SeenRehearsal {
  @Required() @Text({ max: 36 }) @Example(exampleId) id: string;
  @Required() @Text(proposalHash) @Example(digest) digest: string;
}

/** A page of the applications of an act. */
export class BulkActPageQuery {
  @QueryText({ pattern: /^\d{1,9}$/, description: 'The `next_cursor` of the page before.' }) cursor?: string;
  @PageLimit() limit = 50;
}

const refused = s.list(
  s.object({
    reason: s.text(undefined, { enum: bulkRefusals }),
    count: s.integer(),
    applications: s.list(s.uuid(), { description: `Ids, the first ${maxNamed}` }),
  }),
  { description: 'Those that it does not reach, by reason' },
);
const colleague = s.object({ id: s.text('Of the account'), name: s.text() });
const act = {
  id: s.uuid(),
  act: s.text(undefined, { enum: bulkActKinds }),
  total: s.integer('How many were chosen'),
  refused,
};

const rehearsal = s.namedObject('BulkRehearsal', {
  ...act,
  digest: s.text('SHA-256 over the act and each application with its version; who acts sends it'),
  possible: s.integer('How many it would reach'),
  ends: s.list(s.object({ state: s.text(), count: s.integer() }), { description: 'Where a jump would come to rest' }),
  final: s.integer('How many of the jumps could not be undone'),
  mails: s.integer('How many applicants would be written to'),
  writes_to: s.list(s.text(), { description: `Their addresses, the first ${maxNamed}` }),
  needs_second: s.flag('Whether a second person has to confirm it'),
  expires_at: s.instant('Until when it can be done as shown'),
});

const bulkAct = s.namedObject('BulkAct', {
  ...act,
  to_state: s.nullable(s.text('Of a jump')),
  reason: s.nullable(s.text('Of a jump')),
  done: s.integer('How many it has reached so far'),
  state: s.text('Waits for a second person, got none (declined, taken back or too old), is under way, or has ended', {
    enum: ['waiting', 'declined', 'running', 'ended'],
  }),
  by: colleague,
  confirmed_by: s.nullable(colleague),
  created_at: s.instant('When it was looked at first'),
  ended_at: s.nullable(s.instant('When')),
});

const chosen = s.object({
  application: s.uuid(),
  flow: s.nullable(s.text('Null where it was erased')),
  state: s.nullable(s.text('Where it stands now; null where it was erased')),
  version: s.integer('At which it was looked at'),
  outcome: s.nullable(s.text('What came of it; null while that is open', { enum: ['done', ...bulkRefusals] })),
});

const isRehearsed = `Nothing is done. Names at most ${maxSelected} applications; more are refused with the error key \`max\`.`;
const isDone = `What a rehearsal of the caller’s own showed in the last ${rehearsalMinutes} minutes, by its digest. Refused with 409 \`BULK.STALE\` where more than a tenth of the applications moved on since; fewer are left out, each as \`moved\`. Done in the background, each application at most once, by the event and with the log entry of the single act; a repeated call answers how far it is. On more than \`BULK_ALONE\` applications, those of the same person’s acts of the last day included, it is taken as a proposal (202).`;
const begun = {
  200: reply({ bulk_act: bulkAct }),
  202: { ...proposed, example: { proposal: { kind: 'bulk' } } },
};
const shown = ok({ rehearsal });
const seen = { type: SeenRehearsal, examples: { seen: { id: exampleId, digest } } };
const begins = ['REQUEST.NOT_FOUND', 'BULK.STALE', 'PROPOSAL.WAITING'] as const;
const named = { id: { schema: s.uuid(), description: 'As its rehearsal named it', example: exampleId } };
const everySecondStep = { state: exampleStates.second };

/** Acts on many applications at once: looked at first, then done in the background. */
export const bulkActs = operations('bulkActs', applicationsArea, {
  rehearseJump: operation('POST', '/api/v1/bulk-acts/jump/rehearsal', {
    who: reading(byPerson(admins)),
    summary: 'What opening a state for many applicants would come to',
    description: isRehearsed,
    body: {
      type: BulkJump,
      examples: { jump: { ...everySecondStep, to_state: exampleStates.second, reason: 'A page was broken today' } },
    },
    answers: shown,
  }),
  jump: operation('POST', '/api/v1/bulk-acts/jump', {
    who: { ...freshly(byPerson(admins)), second: 'bulk' },
    summary: 'Open a state for many applicants',
    description: isDone,
    body: seen,
    answers: begun,
    problems: begins,
  }),
  rehearseNote: operation('POST', '/api/v1/bulk-acts/note/rehearsal', {
    who: reading(byPerson(staff)),
    summary: 'Beside which applications something would be noted',
    description: isRehearsed,
    body: { type: BulkNote, examples: { note: { ...everySecondStep, text: 'The branch is closed on Friday' } } },
    answers: shown,
  }),
  note: operation('POST', '/api/v1/bulk-acts/note', {
    who: { ...byPerson(staff), second: 'bulk' },
    summary: 'Note something beside many applications',
    description: isDone,
    body: seen,
    answers: begun,
    problems: begins,
  }),
  list: operation('GET', '/api/v1/bulk-acts', {
    who: staff,
    summary: 'The newest acts on many applications',
    description: 'Kept for 90 days.',
    answers: ok({ bulk_acts: s.list(bulkAct) }),
  }),
  read: operation('GET', '/api/v1/bulk-acts/{id}', {
    who: staff,
    summary: 'How far an act on many applications is, and what came of it',
    path: named,
    answers: ok({ bulk_act: bulkAct }),
  }),
  applications: operation('GET', '/api/v1/bulk-acts/{id}/applications', {
    who: staff,
    summary: 'Which applications an act is about, as whoever confirms it reads them',
    description: 'In the order in which they are reached.',
    path: named,
    query: BulkActPageQuery,
    answers: ok({ applications: s.list(chosen), next_cursor: s.nextCursor }),
  }),
});

/** What a rehearsal shows. */
export type BulkRehearsal = s.OutputOf<typeof rehearsal>;
/** An act on many applications. */
export type BulkAct = s.OutputOf<typeof bulkAct>;
