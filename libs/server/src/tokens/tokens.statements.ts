import type { Token } from '@statewise/contract';
import { canSignIn } from '../platform/auth/can-sign-in.js';
import { statement } from '../platform/database/sql.js';

const columns =
  'id, name, role, operations, flows, addresses, created_by, created_at, expires_at, last_used_at, revoked_at';

/** What a request by a token may be. */
export type UsedToken = Pick<Token, 'id' | 'role' | 'created_by' | 'operations' | 'flows' | 'addresses'>;

/**
 * $1 hash: the token if it counts, with no more rights than who made it has now; that it was used is noted at most once a
 * minute. One who is switched off, reset or of another kind of work has none to lend.
 */
export const use = statement<UsedToken>(
  'token-use',
  `
    with found as (
      select token.id, token.created_by, token.operations, token.flows, token.addresses, case when person.role = 'admin' then token.role else person.role end as role
        from api_token token join "user" person on person.id = token.created_by::uuid
       where token.secret_hash = $1 and token.revoked_at is null and token.expires_at > now()
         and person.active and ${canSignIn('person')}
         and (person.role = 'admin' or token.role in ('admin', person.role))),
    noted as (
      update api_token set last_used_at = now() from found
      where api_token.id = found.id and (last_used_at is null or last_used_at < now() - interval '1 minute'))
    select id, role, created_by, operations, flows, addresses from found`,
);
export const insert = statement<Token>(
  'token-insert',
  `insert into api_token (name, role, secret_hash, created_by, expires_at, operations, flows, addresses)
    values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
);
/** The newest tokens, revoked and expired ones included. $1 how many */
export const list = statement<Token>(
  'token-list',
  `select ${columns} from api_token order by created_at desc, id limit $1`,
);
/** $1 account */
export const revokeOf = statement<{ id: string }>(
  'token-revoke-of',
  'update api_token set revoked_at = now() where created_by = $1 and revoked_at is null returning id',
);
/** Revoking one again changes nothing. */
export const revoke = statement<{ is_new: boolean }>(
  'token-revoke',
  'update api_token set revoked_at = coalesce(revoked_at, now()) where id = $1 returning revoked_at = now() as is_new',
);
