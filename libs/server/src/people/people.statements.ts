import { statement } from '../platform/database/sql.js';

/**
 * Applications that may be of a person, those with their card or their name and birth date first, and the newest of each: an address
 * that thousands share hides none of these. $1 e-mail addresses, $2 cards, $3 a birth date as it is typed or null, $4 a name, $5 how many
 */
export const candidates = statement<{ public_id: string }>(
  'person-candidates',
  `with named as (
      select application_id from application_word where word = any(array(select number_word(card) from unnest($2::text[]) card))
      union select w.application_id from application_word w where w.word = date_word($3::text) and not exists (
        select from unnest(search_words($4::text)) as name where not exists (
          select from application_word n where n.application_id = w.application_id and n.word = name))),
    found as (select application_id, true as is_named from named
      union all select application_id, false from application_word where word = any($1::text[]))
    select a.public_id from (select application_id, bool_or(is_named) as is_named from found group by application_id) f
      join application a on a.id = f.application_id order by f.is_named desc, a.id desc limit $5`,
);

/**
 * Mails about a person's applications, and those to or from them that are about none: whoever applies by the address of another
 * reads and erases nothing of theirs. $1 e-mail addresses, $2 applications
 */
export const mails = statement<{
  id: string;
  subject: string;
  created_at: Date;
  application: string | null;
  is_theirs: boolean;
  body: Buffer | null;
}>(
  'person-mails',
  `select o.id, o.subject, o.created_at, a.public_id as application, o.body,
      coalesce(lower(o.recipient) = any($1::text[]) or lower(o.reply_to) = any($1::text[]), false) as is_theirs
    from outbox o left join application a on a.id = o.application_id
    where a.public_id = any($2::uuid[])
      or o.application_id is null and (lower(o.recipient) = any($1::text[]) or lower(o.reply_to) = any($1::text[]))
    order by o.created_at, o.id`,
);

/**
 * Those of $1 e-mail addresses that a mail of the person's applications ($2) proved to be read by them, and none of another
 * person's; none of an account or of the bank itself ($3).
 */
export const ownAddresses = statement<{ email: string }>(
  'person-own-addresses',
  `select k.email from application_address k join application a on a.id = k.application_id
    where k.email = any($1::text[]) and k.proven_at is not null and k.email <> lower($3)
      and not exists (select from "user" u where lower(u.email) = k.email)
      and not exists (select from intermediary i where lower(i.email) = k.email)
    group by k.email having bool_and(a.public_id = any($2::uuid[]))`,
);
/** Documents of the applications with these public ids $1. */
export const documents = statement<{ id: string; title: string; at: Date; application: string }>(
  'person-documents',
  `select d.id, d.name as title, d.created_at as at, a.public_id as application
    from document d join application a on a.id = d.application_id where a.public_id = any($1::uuid[]) order by d.id`,
);
export const removeMails = statement('person-mails-remove', 'delete from outbox where id = any($1::uuid[])');

/** Lists that colleagues keep: what they are called, and what they search for as an address writes it. */
export const views = statement<{ id: string; name: string; query: string; created_at: Date }>(
  'person-views',
  'select id, name, query, created_at from saved_view order by id',
);
export const removeViews = statement('person-views-remove', 'delete from saved_view where id = any($1::uuid[])');
