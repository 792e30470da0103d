import { roles, type Role } from '@statewise/flow';
import { exampleStates } from './example-flow.js';
import { applicationsArea, transitionMembers } from './application-schemas.js';
import { OneOfTexts, QueryText, WholeNumber } from './members.js';
import { ok, operation, operations, type Area } from './operation.js';
import { PageLimit } from './paging.js';
import * as s from './schema.js';
import { FileFormat, tableAnswers, type TableFormat } from './table-format.js';
import { insiders, onApplication, staff } from './who.js';

/** What the rows of a log are narrowed by. */
export class LogFilters {
  @QueryText({ max: 60, description: 'Of one type of event.' }) event?: string;
  @OneOfTexts(roles, { description: 'Caused by one role.' }) actor?: Role;
}

/** Which rows of a log are answered. */
export class LogQuery extends LogFilters {
  @WholeNumber({ description: 'Only those with a higher `seq`.' }) after = 0;
  @PageLimit() limit = 100;
}

/** What can be wrong with a row of the log, the first of these that is. */
export const logFaults = {
  missing: 'rows before it are missing',
  unchained: 'it carries no hash, though it should',
  altered: 'it is not what was written there, or what it was written behind is gone',
  refused: 'the chart refuses its event there',
  elsewhere: 'the chart leads to another state',
} as const;
export type LogFault = keyof typeof logFaults;

const area: Area = {
  ...applicationsArea,
  path: {
    id: {
      schema: s.text(),
      description: 'The id of the application, or its code',
      example: '0b0e7a2c-6f5a-4f0e-9a0b-0f6f7a3f8d11',
    },
  },
};

const faults = Object.entries(logFaults)
  .map(([fault, meaning]) => `\`${fault}\`: ${meaning}`)
  .join('; ');
const fault = s.text(faults, { enum: Object.keys(logFaults) as readonly LogFault[] });
const anything: s.Schema<Readonly<Record<string, unknown>>> = { type: 'object', additionalProperties: true };
const groups = (description: string) => s.mapOf(anything, description);
const anyValue = (description: string): s.Schema => ({ description });

const difference = s.namedObject('Difference', {
  part: s.text(undefined, { enum: ['facts', 'answers', 'set_aside', 'contacts'] }),
  of: s.nullable(s.text('The number of the step or the id of the contact; null for facts')),
  name: s.text(undefined, { example: 'city' }),
  was: anyValue('Null where it was not there'),
  is: anyValue('Null where it is not there any more'),
});

const snapshot = s.namedObject('Standing', {
  facts: { ...anything, description: 'What the chart knows besides answers' },
  answers: groups('By the number of the step'),
  set_aside: groups('Answers that another one made irrelevant, by the number of the step'),
  contacts: groups('By id'),
});

const entry = s.named(
  'Moment',
  transitionMembers(
    {
      chain: s.text('Whether its hash holds; `older`: it was written before the log was chained', {
        enum: ['holds', 'older', 'broken'],
      }),
      fault: s.nullable(fault),
      differences: s.nullable(s.list(difference)),
    },
    { standing: snapshot, payload: { ...anything, description: 'What the event said; told to staff and admins' } },
  ),
);

/** Which rows of a log are handed out as a file. */
export class LogExport extends LogFilters {
  @FileFormat() format: TableFormat = 'csv';
}

/** The log of an application, followed through its chart and checked. */
export const applicationLog = operations('log', area, {
  replay: operation('GET', '/api/v1/applications/{id}/replay', {
    who: onApplication(insiders),
    summary: 'The log of an application, replayed through its chart',
    description:
      'Each moment says what its event changed, and whether its row holds: against the hash that it was written with, and against the chart. The first moment of a page has `standing`, all that the application was behind it; that of a later one is the one before with its differences. Moments that an older version of the chart brought about have neither, for the present chart cannot follow them.',
    query: LogQuery,
    answers: ok(
      {
        flow: s.text(),
        flow_version: s.integer(),
        length: s.integer('How many rows the log has'),
        moments: s.list(entry),
        next_after: s.nullable(s.integer('`after` of the next page; null on the last')),
      },
      { moments: [{ differences: [{ part: 'answers', of: '2', name: 'city', was: null, is: 'Gent' }] }] },
    ),
  }),
  export: operation('GET', '/api/v1/applications/{id}/log/export', {
    who: onApplication(staff),
    summary: 'The log of an application as a file, with what each event said',
    query: LogExport,
    answers: tableAnswers({ seq: 2, event: 'step.save', from: exampleStates.second, to: exampleStates.third }),
  }),
  verification: operation('GET', '/api/v1/applications/{id}/verification', {
    who: onApplication(insiders),
    summary: 'Whether the log of an application is whole and leads to where it stands',
    description:
      'Every row carries a hash over its content and the row before it, made with a key that is not in the database; the application carries one over where its log ends. A row that was altered, removed, added or moved shows, and so does anything stored that the log does not lead to. Codes, of which the log does not tell, and the files of documents are checked by themselves.',
    answers: ok(
      {
        holds: s.flag('Whether nothing is wrong'),
        rows: s.integer(),
        chained: s.integer('Rows whose hash holds'),
        older: s.integer('Rows that were written before the log was chained, which no hash protects'),
        replayed: s.integer('Rows that the present chart follows'),
        faults: s.list(s.object({ seq: s.integer(), fault }), { description: 'The first 100' }),
        end: s.list(s.text(), {
          description:
            '`cut`: rows behind the last are gone, or the application was put back; `lost`: the chart does not have the stored state; `state`, `facts`, `contacts`, `step 2`: what is stored otherwise than the log leads to; `codes`: they are not looked up by their own digests; `documents`: there are fewer than were uploaded; `document 17`: its row or its file is not what was uploaded',
        }),
      },
      { holds: true, faults: [], end: [] },
    ),
  }),
});

/** All that an application was behind a row of its log. */
export type ApplicationSnapshot = s.OutputOf<typeof snapshot>;
/** One member that an event changed. */
export type MemberDifference = s.OutputOf<typeof difference>;
