import type { Account } from '@statewise/contract';
import { canSignIn as canPersonSignIn } from '../platform/auth/can-sign-in.js';
import { statement } from '../platform/database/sql.js';

const canSignIn = canPersonSignIn('"user"');

const accounts = `(
  select id::text as id, role, name, email, null as username, active,
         ${canSignIn} as has_password,
         null as store_number, null as store_name, created_at
    from "user"
  union all
  select seller.id::text, 'intermediary', seller.name, seller.email, seller.username, seller.active,
         seller.password_hash is not null, store.store_number, store.name, seller.created_at
    from intermediary seller left join store on store.id = seller.store_id
) account left join invitation on invitation.account_id = account.id and invitation.expires_at > now()`;

const columns = `account.*, invitation.expires_at as invited_until`;

/** $1 and $2 name and id after which the page begins, $3 the search term, $4 how many */
export const page = statement<Account>(
  'account-page',
  `select ${columns} from ${accounts}
    where ($1::text is null or (lower(account.name), account.id) > (lower($1), $2))
      and ($3 = '' or strpos(lower(concat_ws(' ', account.name, account.email, account.username)), lower($3)) > 0)
    order by lower(account.name), account.id limit $4`,
);

export const byId = statement<Account>('account-by-id', `select ${columns} from ${accounts} where account.id = $1`);

export const staffPassword = statement<{ hash: string | null }>(
  'account-staff-password',
  'select password_hash as hash from "user" where id = $1',
);
export const intermediaryPassword = statement<{ hash: string | null }>(
  'account-intermediary-password',
  'select password_hash as hash from intermediary where id = $1',
);

export const insertStaff = statement<{ id: string }>(
  'account-insert-staff',
  `insert into "user" (email, name, role) values ($1, $2, $3) on conflict do nothing returning id::text`,
);
export const insertIntermediary = statement<{ id: string }>(
  'account-insert-intermediary',
  `insert into intermediary (username, email, name, store_id) values (lower($1), $1, $2, $3)
    on conflict do nothing returning id::text`,
);

export const updateStaff = statement(
  'account-update-staff',
  `with decided as (update sign_in_identity set is_without_role = false where user_id = $1 and $4::boolean is not null)
    update "user" set name = coalesce($2, name), email = coalesce($3, email), active = coalesce($4, active),
    role = coalesce($5, role), was_admin = was_admin or (${canSignIn} and (role = 'admin' or coalesce($5, role) = 'admin')),
    changed_at = case when lower($3) <> lower(email) or $5 <> role or $4 <> active then now() else changed_at end where id = $1`,
);
/** An address that is also the name goes on being it. */
export const updateIntermediary = statement(
  'account-update-intermediary',
  `update intermediary set name = coalesce($2, name), email = coalesce($3, email), active = coalesce($4, active),
    username = case when username = lower(email) then coalesce(lower($3), username) else username end,
    store_id = coalesce($5, store_id) where id = $1`,
);

/** $1 account, $2 hash or null, $3 the hash that it takes the place of, or null for any */
export const setStaffPassword = statement<{ id: string }>(
  'account-set-staff-password',
  `update "user" set password_hash = $2, was_admin = was_admin or ($2::text is not null and role = 'admin')
    where id = $1 and ($3::text is null or password_hash = $3) returning id`,
);
export const setIntermediaryPassword = statement<{ id: string }>(
  'account-set-intermediary-password',
  'update intermediary set password_hash = $2 where id = $1 and ($3::text is null or password_hash = $3) returning id',
);

export const anyAdmin = statement<{ id: string }>(
  'account-any-admin',
  `select id from "user" where role = 'admin' and active and ${canSignIn} limit 1`,
);

/** $1 an address in small letters */
export const staffByEmail = statement<{ id: string }>(
  'account-staff-by-email',
  'select id from "user" where lower(email) = $1',
);
/** $1 an address in small letters */
export const intermediaryByName = statement<{ id: string }>(
  'account-intermediary-by-name',
  'select id::text from intermediary where lower(username) = $1',
);
/** Another one who is an admin, was one, or is invited to be one. $1 the account of the caller */
export const otherAdmin = statement<{ id: string }>(
  'account-other-admin',
  `select id from "user" where id::text <> $1 and (was_admin or (role = 'admin' and (${canSignIn}
      or active and exists (select from invitation where account_id = "user".id::text and expires_at > now())))) limit 1`,
);

export const invite = statement<{ expires_at: Date }>(
  'invitation-make',
  `insert into invitation (account_id, token_hash, expires_at) values ($1, $2, now() + interval '72 hours')
    on conflict (account_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at, created_at = now()
    returning expires_at`,
);
export const invited = statement<{ account_id: string }>(
  'invitation-find',
  'select account_id from invitation where token_hash = $1 and expires_at > now()',
);

/**
 * An invitation to an account that does not exist yet: who has its token makes the first admin. Each start has its own, so that
 * none takes another's away. $1 hash of the token
 */
export const allowSetup = statement(
  'setup-allow',
  `insert into invitation (account_id, token_hash, expires_at) values ('setup:' || gen_random_uuid(), $1, now() + interval '72 hours')`,
);
export const findSetup = statement<{ account_id: string }>(
  'setup-find',
  `select account_id from invitation where token_hash = $1 and account_id like 'setup:%' and expires_at > now()`,
);
export const endSetup = statement('setup-end', `delete from invitation where account_id like 'setup:%'`);

export const takeInvitation = statement<{ account_id: string }>(
  'invitation-take',
  'delete from invitation where token_hash = $1 and expires_at > now() returning account_id',
);
