import { Injectable } from '@nestjs/common';
import type { Note } from '@statewise/contract';
import { ApplicationAccess } from '../applications/application-access.js';
import { AnsweredCalls } from '../engine/answered-calls.js';
import type { StoredApplication } from '../engine/stored-application.js';
import { Audit } from '../platform/audit/audit.js';
import { demandPerson, type Caller } from '../platform/auth/access.js';
import { Sql, statement, type SqlRunner } from '../platform/database/sql.js';
import type { IdempotencyKey } from '../platform/http/handles.js';
import { demandFound, Problem } from '../platform/problem/problem.js';

const columns = `n.id, n.text, n.written_at,
  case when n.author is not null then json_build_object('id', n.author, 'name', person.name) end as author`;

const insert = statement<Note>(
  'note-insert',
  `with n as (insert into application_note (application_id, author, text) values ($1, $2::uuid, $3) returning *)
    select ${columns} from n left join "user" person on person.id = n.author`,
);
const list = statement<Note>(
  'note-list',
  `select ${columns} from application_note n left join "user" person on person.id = n.author
    where n.application_id = $1 order by n.id desc limit 500`,
);
/** What a person wrote last in these words. $1 application, $2 the author, $3 text */
const last = statement<Note>(
  'note-last',
  `select ${columns} from application_note n left join "user" person on person.id = n.author
    where n.application_id = $1 and n.author = $2::uuid and n.text = $3 order by n.id desc limit 1`,
);
/** $1 application, $2 note, $3 the author, or null for any. */
const remove = statement<{ id: string }>(
  'note-remove',
  `delete from application_note where application_id = $1 and id = $2::bigint and ($3::uuid is null or author = $3::uuid) returning id`,
);

/** Notes that the bank's own people write for one another beside an application. */
@Injectable()
export class Notes {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly calls: AnsweredCalls,
    private readonly sql: Sql,
    private readonly audit: Audit,
  ) {}

  /** The notes beside the application that `code` names, newest first; `APPLICATION.NOT_FOUND` where there is none. */
  async list(code: string, caller: Caller): Promise<Note[]> {
    return this.ofApplication((await this.access.find(code, caller)).id);
  }

  /** The notes beside the application with this internal id, newest first. */
  ofApplication(id: string): Promise<Note[]> {
    return this.sql.run(list, [id]);
  }

  async add(code: string, text: string, caller: Caller, key?: IdempotencyKey): Promise<Note> {
    const stored = await this.access.find(code, caller);
    await this.calls.writeOnce(stored, key, (runner) => this.write(stored, text, caller, runner));
    return demandFound((await this.sql.run(last, [stored.id, demandPerson(caller.actor), text]))[0]);
  }

  /** The same beside an application that was found, in the transaction of `runner`. */
  async write(
    { id, public_id: application }: Pick<StoredApplication, 'id' | 'public_id'>,
    text: string,
    { actor, address }: Pick<Caller, 'actor' | 'address'>,
    runner: SqlRunner,
  ): Promise<Note> {
    const [note] = await runner.run(insert, [id, demandPerson(actor), text]);
    if (!note) throw new Error('an insert returned no row');
    await this.audit.note({ kind: 'note.written', actor, address, application }, runner);
    return note;
  }

  /** Removes a note of the caller's own, an admin's call any; `REQUEST.NOT_FOUND` where there is no such note. */
  async remove(code: string, note: string, caller: Caller): Promise<void> {
    const { id, public_id: application } = await this.access.find(code, caller);
    const author = caller.actor.role === 'admin' ? null : demandPerson(caller.actor);
    if (!/^\d{1,18}$/.test(note)) throw new Problem('REQUEST.NOT_FOUND');
    await this.sql.transaction(async (runner) => {
      demandFound((await runner.run(remove, [id, note, author]))[0]);
      await this.audit.note({ kind: 'note.removed', ...caller, application }, runner);
    });
  }
}
