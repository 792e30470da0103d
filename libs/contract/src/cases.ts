import { Description, Example, exampleOf, Required, Text } from '@statewise/fields';
import { applicationsArea, transitionSchema } from './application-schemas.js';
import { pdfAnswer } from './documents.js';
import { formField } from './form-fields.js';
import { wholeApplication } from './applications.js';
import type { RateLimit } from './limits.js';
import { OneOfTexts } from './members.js';
import { ok, reply, operation, operations, type Area } from './operation.js';
import * as s from './schema.js';
import { admins, byPerson, freshly, insiders, onApplication, onPlatform, staff } from './who.js';

/** What a colleague writes beside an application. */
export class NewNote {
  @Required()
  @Example('Called: the last document comes tomorrow')
  @Text({ max: 4_000, multiline: true })
  text: string;
}

/** How the data of a person are handed over. */
export class ExportFormat {
  @Description('As data, or as an archive.') @OneOfTexts(['json', 'zip']) format: 'json' | 'zip' = 'json';
}

const area: Area = {
  name: 'Cases',
  description:
    'What the bank’s own people do with an application: what they may do now, notes, letters, and the data of one person.',
  path: applicationsArea.path,
};

const colleague = s.namedObject('Colleague', { id: s.text('Of the account'), name: s.text() });
const requirements = s.list(s.text(), { description: 'Names of requirements' });

const writesTo = s.nullable(
  s.text('The applicant’s address where the act writes to it; null where it writes to nobody'),
);

const jump = s.namedObject('PossibleJump', {
  state: s.text(),
  path: s.nullable(s.text('Last part of the page’s address')),
  description: s.nullable(s.text()),
  is_allowed: s.flag(),
  passed_over: requirements,
  unmet: requirements,
  leads_to: s.text('Where it would come to rest: what a state asks for may be answered at once'),
  can_undo: s.flag('Whether the jump could be undone there'),
  writes_to: writesTo,
});
const status = s.namedObject('PossibleStatus', {
  type: s.text('One that the flow tracks', { example: 'final' }),
  value: s.integer(undefined, { minimum: 0, maximum: 5 }),
  state: s.text('Where the application would then be'),
  label: s.text('What the status is called in the language asked for', { example: 'Final decision' }),
  value_label: s.text('What the value is called'),
  is_decision: s.flag('Whether the status is the decision on the application'),
  isProposal: s.flag('Whether a second person would have to confirm it'),
  writes_to: writesTo,
});
const waitingProposal = s.namedObject('WaitingProposal', {
  by: colleague,
  at: s.instant('When'),
  reason: s.text(),
  letter: s.nullable(s.text()),
  until: s.nullable(s.instant('Until when it can be confirmed')),
  is_own: s.flag('Whether the caller proposed it'),
  can_confirm: s.flag(),
  can_decline: s.flag(),
});
const act = s.namedObject('PossibleAct', {
  type: s.text('Of the event to send, with its fields beside it', { example: 'hold.set' }),
  label: s.text('In the language asked for', { example: 'Hold' }),
  lead: s.nullable(s.text('What comes of it')),
  done: s.nullable(s.text('What is said once it is done')),
  writes_to: writesTo,
  fields: s.list(formField),
});
const possibleActs = {
  version: s.integer('Deciding names it'),
  state: s.text(),
  acts: s.list(act, { description: 'What else the flow lets the caller do' }),
  jumps: s.list(jump),
  jump: s.nullable(s.object({ from: s.text(), reason: s.text(), passed_over: requirements, can_undo: s.flag() })),
  statuses: s.list(status),
  acceptance_errors: s.mapOf(s.list(s.text()), 'What keeps the application from a final yes, by field'),
  proposal: s.nullable(waitingProposal),
  erasure: s.nullable(
    s.object({
      by: colleague,
      at: s.instant('When'),
      is_own: s.flag(),
      hash: s.text('Sent by who confirms it'),
      reason: s.nullable(s.text('Why; null for who does not decide')),
    }),
  ),
};
const note = s.namedObject('Note', {
  id: s.text(),
  text: s.text(undefined, { example: 'Called: the last document comes tomorrow' }),
  written_at: s.instant('When'),
  author: s.nullable(colleague),
});
const letter = s.namedObject('Letter', {
  id: s.text(),
  to: s.text(undefined, { example: 'ada@example.com' }),
  subject: s.text(undefined, { example: 'We have your application' }),
  text: s.text('Without the code of the application'),
  attachments: s.list(s.text()),
  created_at: s.instant('When it was written'),
  sent_at: s.nullable(s.instant('When the mail server took it; null while it waits')),
});
const document = s.object({
  id: s.text(),
  name: s.text(undefined, { example: 'identity-card.pdf' }),
  document_type: s.text(),
  content_type: s.text(),
  size: s.integer('In bytes'),
  sha256: s.text(),
  created_at: s.instant('When'),
  set_aside: s.flag('Whether it no longer counts, and is kept'),
});

const ofStaff = onApplication(staff);
const personOfStaff = byPerson(ofStaff);
const readers = onApplication(insiders);

/** What the bank's own people do with an application besides answering it. */
export const cases = operations('casework', area, {
  possible: operation('GET', '/api/v1/applications/{code}/acts', {
    who: readers,
    summary: 'What the caller may do with an application now',
    description: 'Its chart is asked for each; nothing is done. An admin also sees what waits for a second person.',
    isLocalised: true,
    answers: ok(possibleActs),
  }),
  notes: operation('GET', '/api/v1/applications/{code}/notes', {
    who: ofStaff,
    summary: 'Notes of colleagues, the newest first',
    description:
      'Never shown to the applicant in the application; applicants who ask for their data get them, for they are personal data.',
    answers: ok({ notes: s.list(note) }),
  }),
  addNote: operation('POST', '/api/v1/applications/{code}/notes', {
    who: personOfStaff,
    summary: 'Note something for colleagues',
    isRepeatable: true,
    body: { type: NewNote, examples: { note: exampleOf(NewNote) } },
    answers: { 201: reply({ note }) },
  }),
  removeNote: operation('DELETE', '/api/v1/applications/{code}/notes/{note}', {
    who: personOfStaff,
    summary: 'Take a note away',
    description: 'One’s own; an admin any.',
    path: { note: { schema: s.text(), description: 'The id of the note', example: '1' } },
    answers: { 204: { description: 'Gone' } },
  }),
  letters: operation('GET', '/api/v1/applications/{code}/letters', {
    who: ofStaff,
    summary: 'What the applicant was written, the newest first',
    answers: ok({ letters: s.list(letter) }),
  }),
  export: operation('GET', '/api/v1/applications/{code}/export', {
    who: freshly(onApplication(admins)),
    summary: 'Everything that is kept about the person behind an application',
    description:
      'Answers, those set aside, drafts, the log, letters, notes and documents; as an archive with the documents themselves.',
    query: ExportFormat,
    answers: {
      200: {
        schema: s.success({
          ...wholeApplication,
          transitions: s.list(
            s.named('TransitionWithPayload', {
              ...transitionSchema,
              properties: { ...Object(transitionSchema['properties']), payload: { type: 'object' } },
            }),
          ),
          letters: s.list(letter),
          notes: s.list(note),
          documents: s.list(document),
        }),
        types: ['application/json', 'application/zip'],
      },
    },
  }),
});

const wordedAnswer = s.namedObject('WordedAnswer', {
  name: s.text('As the form calls it', { example: 'first_name' }),
  label: s.text('As the applicant reads it'),
  value: { description: 'As it is kept' },
  text: s.text('As the applicant reads it; empty for an answer that was taken back', { example: 'Ada' }),
});

const step = s.namedObject('WordedStep', {
  step: s.integer('Its number'),
  state: s.text('The state that stands for it'),
  title: s.text('As the applicant reads it', { example: 'About you' }),
  answers: s.list(wordedAnswer, { description: 'That count' }),
  draft: s.list(wordedAnswer, { description: 'Typed but not saved' }),
  set_aside: s.list(wordedAnswer, { description: 'That another answer made irrelevant' }),
});

const contact = s.namedObject('WordedContact', {
  id: s.uuid(),
  parent_id: s.nullable(s.text('Of the company that this one owns a part of')),
  contact_type: s.text(),
  title: s.text('What the type is called', { example: 'Director' }),
  name: s.text('What the contact goes by'),
  answers: s.list(wordedAnswer),
});

const stepOfChange: s.Schema<number | null> = {
  type: ['integer', 'null'],
  description: 'The number of its step; null for a contact’s',
};
const change = s.namedObject('AnswerChange', {
  seq: s.integer('Of the transition that changed it'),
  at: s.instant('When'),
  event: s.text('The type of the event', { example: 'step.save' }),
  actor: s.object({ role: s.text() }, { id: s.text('Of a person or token who was signed in') }),
  step: stepOfChange,
  contact: s.nullable(s.text('Whose answer it is, where it is a contact’s')),
  name: s.text('As the form calls it', { example: 'first_name' }),
  label: s.text('As the applicant reads it'),
  old: s.nullable(s.text('What stood there before, in words; null for nothing')),
  new: s.nullable(s.text('What stands there since; null for nothing')),
});

/** Summaries of one application: each is drawn anew. */
export const summaries: RateLimit = { name: 'summary', limit: 30, seconds: 60, per: 'application' };

/** What the bank's own people read of one application, besides what its applicant does. */
export const caseAnswers = operations('caseFile', applicationsArea, {
  summary: operation('GET', '/api/v1/applications/{code}/summary', {
    who: onPlatform,
    summary: 'What was entered so far, as a PDF',
    description:
      'Every step that is asked for with its contacts, and the documents sent and missing, in words of the flow. Moves nothing.',
    isLocalised: true,
    limits: [summaries],
    answers: pdfAnswer,
  }),
  answers: operation('GET', '/api/v1/applications/{code}/answers', {
    who: readers,
    summary: 'The answers of an application in words, as its applicant reads them',
    description:
      'With what is typed but not saved and what is set aside, and the contacts. Opening an application is noted.',
    isLocalised: true,
    answers: ok({ steps: s.list(step), contacts: s.list(contact) }),
  }),
  history: operation('GET', '/api/v1/applications/{code}/history', {
    who: readers,
    summary: 'Every change of an answer, the last one first',
    description:
      'Who changed it, when, and what stood there before; at most the last thousand. `people` are the names that those who did have now, by id.',
    isLocalised: true,
    answers: ok({ changes: s.list(change), people: s.mapOf(s.text(), 'Names by id') }),
  }),
});

/** A person of the bank, as colleagues read it. */
export type Colleague = s.OutputOf<typeof colleague>;
/** What a colleague noted beside an application. */
export type Note = s.OutputOf<typeof note>;
/** A mail about an application, sent or waiting. */
export type Letter = s.OutputOf<typeof letter>;
/** An answer as its applicant reads it, beside its value for programs. */
export type WordedAnswer = s.OutputOf<typeof wordedAnswer>;
/** One answer that an event changed. */
export type AnswerChange = s.OutputOf<typeof change>;
