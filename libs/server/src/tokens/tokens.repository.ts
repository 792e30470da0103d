import { Injectable } from '@nestjs/common';
import type { Token } from '@statewise/contract';
import { Sql, statement } from '../platform/database/sql.js';

const columns = 'id, name, role, created_by, created_at, expires_at, last_used_at, revoked_at';

/** $1 hash: the token if it counts; that it was used is noted at most once a minute. */
const use = statement<Pick<Token, 'id' | 'role' | 'created_by'>>(
  'token-use',
  `
    with found as (select id, role, created_by from api_token where secret_hash = $1 and revoked_at is null and expires_at > now()),
    noted as (
      update api_token set last_used_at = now() from found
      where api_token.id = found.id and (last_used_at is null or last_used_at < now() - interval '1 minute'))
    select id, role, created_by from found`,
);
const insert = statement<Token>(
  'token-insert',
  `insert into api_token (name, role, secret_hash, created_by, expires_at) values ($1, $2, $3, $4, $5) returning ${columns}`,
);
const list = statement<Token>('token-list', `select ${columns} from api_token order by created_at desc, id limit $1`);
const revoke = statement<{ id: string }>(
  'token-revoke',
  'update api_token set revoked_at = coalesce(revoked_at, now()) where id = $1 returning id',
);

@Injectable()
export class TokensRepository {
  constructor(private readonly sql: Sql) {}

  async use(hash: Buffer): Promise<Pick<Token, 'id' | 'role' | 'created_by'> | undefined> {
    return (await this.sql.run(use, [hash]))[0];
  }

  async insert(
    token: Pick<Token, 'name' | 'role' | 'created_by'> & { hash: Buffer; expires_at: string },
  ): Promise<Token> {
    const { name, role, hash, created_by, expires_at } = token;
    const [row] = await this.sql.run(insert, [name, role, hash, created_by, expires_at]);
    if (!row) throw new Error('An insert returned no row.');
    return row;
  }

  /** The newest tokens, revoked and expired ones included. */
  list(limit: number): Promise<Token[]> {
    return this.sql.run(list, [limit]);
  }

  /** Whether there is such a token; revoking it again changes nothing. */
  async revoke(id: string): Promise<boolean> {
    return (await this.sql.run(revoke, [id])).length > 0;
  }
}
