import type { Passkey } from '@statewise/contract';
import { statement } from '../../platform/database/sql.js';
import type { Person } from '../session.statements.js';

const columns = 'id, name, created_at, last_used_at, is_synced';

/** What a signature of a passkey is checked by. */
export interface PasskeyKey {
  readonly id: string;
  readonly user_id: string;
  readonly credential_id: Buffer;
  readonly public_key: Buffer;
}

/** $1 account */
export const listOf = statement<Passkey>(
  'passkey-list',
  `select ${columns} from passkey where user_id = $1 order by created_at, id`,
);

/** What a browser is told to use, or not to register again. $1 account */
export const credentialsOf = statement<{ credential_id: Buffer; transports: string[] }>(
  'passkey-credentials',
  'select credential_id, transports from passkey where user_id = $1 order by created_at, id',
);

export const insert = statement<Passkey>(
  'passkey-insert',
  `insert into passkey (user_id, credential_id, public_key, counter, transports, is_synced, name)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict (credential_id) do nothing returning ${columns}`,
);

/** $1 account, $2 id */
export const remove = statement<{ name: string }>(
  'passkey-remove',
  'delete from passkey where user_id = $1 and id::text = $2 returning name',
);

/** One change of an account's factors waits for another. $1 account */
export const lockAccount = statement('passkey-lock', 'select from "user" where id = $1 for update');

export const byCredential = statement<PasskeyKey>(
  'passkey-by-credential',
  'select id, user_id, credential_id, public_key from passkey where credential_id = $1',
);

/** Notes a use, unless the counter did not go up although there is one. $1 id, $2 counter, $3 whether it is synced */
export const use = statement<{ id: string }>(
  'passkey-use',
  `update passkey set counter = $2, is_synced = $3, last_used_at = now()
    where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`,
);

/** $1 account */
export const ownerOf = statement<Person>(
  'passkey-owner',
  'select id::text, role, name, email from "user" where id = $1 and active',
);

export const forget = statement('passkey-forget', 'delete from passkey where user_id = $1');
