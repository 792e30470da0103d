import { Injectable } from '@nestjs/common';
import { Sql, type Statement } from '../platform/database/sql.js';

/** Somebody of the bank, as colleagues read it. */
export interface Colleague {
  readonly id: string;
  readonly name: string;
}

const named: Statement = {
  name: 'colleagues-named',
  text: 'select id::text, name from "user" where id::text = any($1::text[])',
};

/** Names of the bank's own people. */
@Injectable()
export class People {
  constructor(private readonly sql: Sql) {}

  /** The people of these accounts; of one that is gone the id stands for the name. */
  async named(ids: readonly string[]): Promise<(id: string) => Colleague> {
    const rows = ids.length === 0 ? [] : await this.sql.run<Colleague>(named, [ids]);
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return (id) => ({ id, name: names.get(id) ?? id });
  }
}
