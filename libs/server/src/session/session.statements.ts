import type { OpenSession, User } from '@statewise/contract';
import { statement } from '../platform/database/sql.js';

/** A signed-in person, of whichever kind of account. */
export interface Person {
  readonly id: string;
  readonly role: User['role'];
  readonly name: string;
  readonly email: string | null;
  /** The store that an intermediary works for. */
  readonly store?: { readonly number: string; readonly name: string };
}

/** A session with its person as the database knows both now. */
export interface SessionRow extends Omit<Person, 'store'> {
  readonly session_id: string;
  readonly is_fresh: boolean;
  readonly is_unseen: boolean;
  readonly store_number: string | null;
  readonly store_name: string | null;
}

/** Only the bank's own people are signed out for want of use: a shop sells all day. $2 minutes. */
const isUsed = `(session.role = 'intermediary' or session.last_seen_at > now() - make_interval(mins => $2))`;

/**
 * The account is looked up with every request: one that was switched off, has another role or works for another store
 * now must not be taken for what it was at sign-in. $1 hash of the token, $2 minutes.
 */
export const find = statement<SessionRow>(
  'session-find',
  `
    select session.id as session_id, session.actor_id as id, coalesce(person.role, session.role) as role,
           coalesce(seller.name, person.name) as name, coalesce(person.email, seller.email, session.email) as email,
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
);

/** Who gave the right password and owes the second factor; only the bank's own people have one. $1 hash of the token */
export const findHalf = statement<Person>(
  'session-find-half',
  `select person.id::text, person.role, person.name, person.email
      from session join "user" person on person.id = session.actor_id::uuid and person.active
     where session.token_hash = $1 and session.expires_at > now() and session.is_half`,
);

/** An account of the bank's own people as its sign-in finds it. $1 an address in small letters */
export const userByEmail = statement<Person & { active: boolean; password_hash: string | null }>(
  'session-user-by-email',
  'select id::text, role, name, email, active, password_hash from "user" where lower(email) = $1',
);
/** The same password under another hash, unless it was changed meanwhile. $1 account, $2 the former hash, $3 the hash */
export const renewHash = statement(
  'session-renew-hash',
  'update "user" set password_hash = $3 where id = $1::uuid and password_hash = $2',
);

/** Being used is noted at most once a minute. $1 id */
export const see = statement(
  'session-see',
  `update session set last_seen_at = now() where id = $1 and last_seen_at < now() - interval '1 minute'`,
);

/**
 * Keeps an account as it is until the transaction ends: a row where it is not switched off and, where a password was shown,
 * still has that one. $1 account, $2 role, $3 hash of the password or null
 */
export const holdAccount = statement(
  'session-hold-account',
  `with person as (select from "user" where id = case when $2::text <> 'intermediary' then $1::text::uuid end
        and active and ($3::text is null or password_hash = $3) for share),
      seller as (select from intermediary where id = case when $2::text = 'intermediary' then $1::text::bigint end
        and active and ($3::text is null or password_hash = $3) for share)
    select from person union all select from seller`,
);

/** The session of a token, unless it has ended. $1 hash of the token, $2 whether half a one counts */
export const isOpen = statement<{ id: string }>(
  'session-is-open',
  'select id from session where token_hash = $1 and expires_at > now() and ($2::boolean or not is_half)',
);

/** $1 account, $2 passkey */
export const hasPasskey = statement(
  'session-has-passkey',
  'select from passkey where user_id = $1::uuid and id = $2::uuid',
);

/** $9 when its person last showed that it is them, or null */
export const insert = statement<{ id: string }>(
  'session-insert',
  `insert into session (token_hash, actor_id, role, name, email, expires_at, browser, is_half, confirmed_at)
    values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6), $7, $8, least(now(), coalesce($9, now()))) returning id`,
);

/**
 * A session that was finished by a second factor goes on at the provider where it began, and one that began anew with the
 * secret that an app may know already. $1 hash, $2 the next session
 */
export const remove = statement(
  'session-remove',
  `with half as (select id, actor_id::uuid as account from session where token_hash = $1 and is_half and $2::uuid is not null),
      moved as (update provider_session set session_id = $2 from half where session_id = half.id),
      enrolling as (update second_factor set pending_session = $2 from half where user_id = account and pending_session = half.id)
    delete from session where token_hash = $1`,
);

export const removeExpired = statement('session-remove-expired', 'delete from session where expires_at < now()');

/** $1 account, $2 the session that is left, or null */
export const removeOf = statement(
  'session-remove-of',
  'delete from session where actor_id = $1 and id is distinct from $2::uuid',
);

/** $1 account, $2 minutes */
export const listOf = statement<Omit<OpenSession, 'is_current'>>(
  'session-list-of',
  `select id, browser, created_at, last_seen_at, expires_at from session
    where actor_id = $1 and expires_at > now() and not is_half and ${isUsed} order by created_at desc, id`,
);

export const end = statement<{ id: string }>(
  'session-end',
  'delete from session where actor_id = $1 and id = $2 returning id',
);

export const confirm = statement(
  'session-confirm',
  'update session set confirmed_at = now(), last_seen_at = now() where id = $1',
);
