import { Injectable } from '@nestjs/common';
import { Sql, type SqlRunner, statement } from '@statewise/server/platform/database/sql.js';

/** An account of the partner's own staff, with the store that it works for. */
export interface Intermediary {
  /** A whole number as text, as Postgres gives it. */
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly active: boolean;
  readonly store_number: string | null;
  readonly store_name: string | null;
  readonly created_at: Date;
}

/** The same for a sign-in; the hash is null while an invited intermediary has not set a password yet. */
export interface IntermediaryWithPassword extends Intermediary {
  readonly password_hash: string | null;
}

/** What a new account needs. */
export interface NewIntermediary {
  readonly username: string;
  readonly name: string;
  readonly storeId: number;
  readonly passwordHash: string;
}

const columns = `account.id, account.username, account.name, account.active, account.created_at,
       store.store_number, store.name as store_name`;
const from = 'from intermediary account left join store on store.id = account.store_id';

const find = statement<IntermediaryWithPassword>(
  'intermediary-find',
  `select ${columns}, account.password_hash ${from} where lower(account.username) = $1`,
);
const byId = statement<Intermediary>('intermediary-by-id', `select ${columns} ${from} where account.id = $1`);
const list = statement<Intermediary>('intermediary-list', `select ${columns} ${from} order by lower(account.username)`);
const insert = statement<IdRow>(
  'intermediary-insert',
  `insert into intermediary (username, name, store_id, password_hash) values ($1, $2, $3, $4) on conflict do nothing returning id`,
);
const setActive = statement<IdRow>(
  'intermediary-set-active',
  'update intermediary set active = $2 where lower(username) = $1 returning id',
);
const setPassword = statement<IdRow>(
  'intermediary-set-password',
  'update intermediary set password_hash = $2 where lower(username) = $1 returning id',
);

const renewHash = statement(
  'intermediary-renew-hash',
  'update intermediary set password_hash = $3 where id = $1 and password_hash = $2',
);

interface IdRow {
  readonly id: string;
}

/** The accounts of the partner's own staff, by user names in lower case. A change returns the account's id, if any. */
@Injectable()
export class IntermediaryRepository {
  constructor(private readonly sql: Sql) {}

  async find(username: string): Promise<IntermediaryWithPassword | undefined> {
    return (await this.sql.run(find, [username]))[0];
  }

  async byId(id: string): Promise<Intermediary | undefined> {
    return (await this.sql.run(byId, [id]))[0];
  }

  list(): Promise<Intermediary[]> {
    return this.sql.run(list, []);
  }

  /** False when the name is taken. */
  async insert({ username, name, storeId, passwordHash }: NewIntermediary): Promise<boolean> {
    return (await this.sql.run(insert, [username, name, storeId, passwordHash])).length > 0;
  }

  async setActive(username: string, active: boolean, runner: SqlRunner): Promise<string | undefined> {
    return (await runner.run(setActive, [username, active]))[0]?.id;
  }

  /** The same password under another hash, unless it was changed meanwhile. */
  async renewHash(id: string, former: string, passwordHash: string): Promise<void> {
    await this.sql.run(renewHash, [id, former, passwordHash]);
  }

  async setPassword(username: string, passwordHash: string, runner: SqlRunner): Promise<string | undefined> {
    return (await runner.run(setPassword, [username, passwordHash]))[0]?.id;
  }
}
