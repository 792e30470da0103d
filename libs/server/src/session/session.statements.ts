import type { Statement } from '../platform/database/sql.js';

/** Only the bank's own people are signed out for want of use: a shop sells all day. $2 minutes. */
const isUsed = `(session.role = 'intermediary' or session.last_seen_at > now() - make_interval(mins => $2))`;

/**
 * The account is looked up with every request: one that was switched off, has another role or works for another store
 * now must not be taken for what it was at sign-in. $1 hash of the token, $2 minutes.
 */
export const find: Statement = {
  name: 'session-find',
  text: `
    select session.id as session_id, session.actor_id as id, coalesce(person.role, session.role) as role,
           coalesce(seller.name, person.name) as name, coalesce(person.email, session.email) as email,
           store.store_number, store.name as store_name,
           session.confirmed_at > now() - interval '5 minutes' as is_fresh,
           session.last_seen_at < now() - interval '1 minute' as is_unseen
      from session
      left join intermediary seller
        on seller.id = case when session.role = 'intermediary' then session.actor_id::bigint end and seller.active
      left join "user" person
        on person.id = case when session.role <> 'intermediary' then session.actor_id::uuid end and person.active
      left join store on store.id = seller.store_id
     where session.token_hash = $1 and session.expires_at > now() and not session.is_half and ${isUsed}
       and (seller.id is not null or person.id is not null)`,
};

/** Who gave the right password and owes the second factor; only the bank's own people have one. $1 hash of the token */
export const findHalf: Statement = {
  name: 'session-find-half',
  text: `select person.id::text, person.role, person.name, person.email
      from session join "user" person on person.id = session.actor_id::uuid and person.active
     where session.token_hash = $1 and session.expires_at > now() and session.is_half`,
};

/** Being used is noted at most once a minute. $1 id */
export const see: Statement = {
  name: 'session-see',
  text: `update session set last_seen_at = now() where id = $1 and last_seen_at < now() - interval '1 minute'`,
};

export const insert: Statement = {
  name: 'session-insert',
  text: `insert into session (token_hash, actor_id, role, name, email, expires_at, browser, is_half)
    values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6), $7, $8)`,
};

export const remove: Statement = { name: 'session-remove', text: 'delete from session where token_hash = $1' };

export const removeExpired: Statement = {
  name: 'session-remove-expired',
  text: 'delete from session where expires_at < now()',
};

/** $1 account, $2 the session that is left, or null */
export const removeOf: Statement = {
  name: 'session-remove-of',
  text: 'delete from session where actor_id = $1 and id is distinct from $2::uuid',
};

/** $1 account, $2 minutes */
export const listOf: Statement = {
  name: 'session-list-of',
  text: `select id, browser, created_at, last_seen_at, expires_at from session
    where actor_id = $1 and expires_at > now() and not is_half and ${isUsed} order by created_at desc, id`,
};

export const end: Statement = {
  name: 'session-end',
  text: 'delete from session where actor_id = $1 and id = $2 returning id',
};

export const confirm: Statement = {
  name: 'session-confirm',
  text: 'update session set confirmed_at = now(), last_seen_at = now() where id = $1',
};
