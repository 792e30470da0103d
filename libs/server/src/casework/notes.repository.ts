import { Injectable } from '@nestjs/common';
import { Sql, type Statement } from '../platform/database/sql.js';

/** What a colleague noted beside an application. */
export interface Note {
  readonly id: string;
  readonly text: string;
  readonly written_at: Date;
  readonly author: string | null;
  readonly author_name: string | null;
}

const columns = 'n.id, n.text, n.written_at, n.author, person.name as author_name';

const insert: Statement = {
  name: 'note-insert',
  text: `with n as (insert into application_note (application_id, author, text) values ($1, $2::uuid, $3) returning *)
    select ${columns} from n left join "user" person on person.id = n.author`,
};
const list: Statement = {
  name: 'note-list',
  text: `select ${columns} from application_note n left join "user" person on person.id = n.author
    where n.application_id = $1 order by n.id desc limit 500`,
};
/** $1 application, $2 note, $3 the author, or null for whoever it was. */
const remove: Statement = {
  name: 'note-remove',
  text: `delete from application_note where application_id = $1 and id = $2::bigint and ($3::uuid is null or author = $3::uuid) returning id`,
};

/** Notes for colleagues. */
@Injectable()
export class NotesRepository {
  constructor(private readonly sql: Sql) {}

  async insert(applicationId: string, author: string, text: string): Promise<Note> {
    const [note] = await this.sql.run<Note>(insert, [applicationId, author, text]);
    if (!note) throw new Error('an insert returned no row');
    return note;
  }

  /** The newest first. */
  list(applicationId: string): Promise<Note[]> {
    return this.sql.run<Note>(list, [applicationId]);
  }

  async remove(applicationId: string, id: string, author: string | null): Promise<boolean> {
    return (await this.sql.run(remove, [applicationId, id, author])).length > 0;
  }
}
