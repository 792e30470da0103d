import { Description, field, rule } from '@statewise/fields';
import { auditDescriptions, auditKinds, type AuditKind } from './audit-kinds.js';
import { absent, isInstant, OneOfTexts, Uuid } from './members.js';
import { ok, operation, operations, type Area } from './operation.js';
import { PageLimit } from './paging.js';
import * as s from './schema.js';
import { FileFormat, tableAnswers, type TableFormat } from './table-format.js';
import { admins, reading } from './who.js';

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

/** Which acts are listed. */
class AuditFilters {
  @Filter(() => true, 'The id of an account or token: what it did, and what was done to it.') person?: string;
  @Uuid() @Description('The id of an application.') application?: string;
  @OneOfTexts(auditKinds) kind?: AuditKind;
  @Filter(isInstant, 'The first moment.', 'instant') from?: string;
  @Filter(isInstant, 'The first moment that is too late.', 'instant') to?: string;
}

/** The same by pages; `cursor` is the number of the last act of the page before. */
export class AuditPage extends AuditFilters {
  @Filter((text) => /^\d{1,18}$/.test(text), 'The `next_cursor` of the page before.') cursor?: string;
  @PageLimit() limit = 50;
}

/** The same as a file. */
export class AuditExport extends AuditFilters {
  @FileFormat() format: TableFormat = 'csv';
}

const area: Area = {
  name: 'Audit',
  description:
    'What signed-in people and programs did. The server neither changes nor removes rows; the owner of the database clears old ones by a command.',
};

/** A text, a number, yes or no. */
const detail: s.Schema<string | number | boolean> = { type: ['string', 'number', 'boolean'] };
const act = s.namedObject('Act', {
  id: s.text('The order in which acts were noted'),
  at: s.instant('When'),
  kind: s.text(auditKinds.map((kind) => `\`${kind}\`: ${auditDescriptions[kind]}`).join('; '), { enum: auditKinds }),
  actor: s.nullable(
    s.object({
      id: s.text('An account, or `token:` and the id of a token'),
      role: s.nullable(s.text('At that time')),
      name: s.nullable(s.text('As it is now')),
    }),
  ),
  address: s.nullable(s.text('Of the network')),
  application_id: s.nullable(s.uuid()),
  subject: s.nullable(
    s.text(
      'What it was done to: the id of an account, `article/41` for content, else as `token:` or `mail:` and an id',
    ),
  ),
  details: s.mapOf(detail, 'What else is known, and why an act of the register was done; never secrets or answers'),
});

const exampleRow = {
  id: '4711',
  at: '2026-11-20T10:00:00.000Z',
  kind: 'application.opened',
  actor_id: '4f0c2a52-6f5a-4f0e-9a0b-0f6f7a3f8d11',
  actor_role: 'admin',
  actor_name: 'Administrator',
  address: '192.0.2.7',
  application_id: '9d1c7c7e-52f4-4a3c-a6c5-1d2f3b4a5c6d',
  subject: null,
  details: {},
};

/** The log of what insiders did. */
export const audit = operations('audit', area, {
  page: operation('GET', '/api/v1/audit', {
    who: admins,
    summary: 'The log of acts, newest first',
    query: AuditPage,
    answers: ok({ acts: s.list(act), next_cursor: s.nextCursor }),
  }),
  export: operation('GET', '/api/v1/audit/export', {
    who: reading(admins),
    summary: 'The log of acts as a file, newest first',
    query: AuditExport,
    answers: tableAnswers(exampleRow),
  }),
});

/** An act as it was noted. */
export type NotedAct = s.OutputOf<typeof act>;
