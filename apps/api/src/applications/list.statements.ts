import type { Statement } from '../platform/database/sql.js';

// The statements of the list. Each is cheap whatever the database holds: it reads an index in its order, or rows by their keys.

const micros = (instant: string): string => `(extract(epoch from ${instant}) * 1000000)::bigint::float`;
const instant = (value: string): string => `(timestamptz 'epoch' + ${value} * interval '1 microsecond')`;

/** Every flow, state and set of statuses that some application has, by jumping from one to the next; and the words of $1, what is searched. */
export const readStandings: Statement = {
  name: 'list-standings',
  text: `with recursive known as (
      (select standing from application order by standing limit 1)
      union all
      select (select a.standing from application a where a.standing > known.standing order by a.standing limit 1)
      from known where known.standing is not null
    ) select array(select standing from known where standing is not null) as standings, search_words(coalesce($1::text, '')) as words`,
};

/** An application by what nobody else has: $1 digests of a code or null, $2 a public id or null. */
export const readNamed: Statement = {
  name: 'list-named',
  text: `select id from application where code_digest = any($1::bytea[])
    union select id from application where admin_code_digest = any($1::bytea[])
    union select id from application where public_id = $2::uuid`,
};

/** Who has a word from $1 to before $2, or the word $3; at most $4. */
export const readByWord: Statement = {
  name: 'list-by-word',
  text: `select distinct id from (
      (select application_id as id from application_word where word >= $1 and word < $2 order by word limit $4)
      union all (select application_id from application_word where word = $3 limit $4)) found limit $4`,
};

/** The applications with a standing $1, created from $2 to before $3; at most $4. */
export const readByStanding: Statement = {
  name: 'list-by-standing',
  text: `select e.id from unnest($1::text[]) s(standing) cross join lateral (
      select a.id from application a where a.standing = s.standing and a.created_at >= $2::timestamptz and a.created_at < $3::timestamptz limit $4) e
    limit $4`,
};

const standsAmong = (
  order: string,
  after: string,
  last: string,
): string => `select n::int, e.id, ${micros('e.created_at')} as value
    from unnest($1::text[], $2::bigint[], $3::bigint[], $4::int[]) with ordinality s(standing, at, id, most, n)
    cross join lateral (
      select id, created_at from application a
      where a.standing = s.standing and (a.created_at, a.id) ${after} (${instant('s.at')}, s.id) and a.created_at ${last}
      order by a.created_at ${order}, a.id ${order} limit s.most) e`;

/** The next applications of each standing $1 behind a place of its own, $2 and $3, at most $4 of each, on this side of $5; in either order. */
export const readNewest: Statement = { name: 'list-newest', text: standsAmong('desc', '<', '>= $5::timestamptz') };
export const readOldest: Statement = { name: 'list-oldest', text: standsAmong('asc', '>', '< $5::timestamptz') };

/** The next $4 applications by amount, highest first, behind the amount $1 of the application $2, not below $3. */
export const readHighest: Statement = {
  name: 'list-highest',
  text: `select application_id as id, substr(word, 2)::float as value from application_word
    where (word, application_id) < ($1::text, $2::bigint) and word >= $3::text
    order by word desc, application_id desc limit $4`,
};

/** For each place of $2, $3 and $4 there is a word from the first to before the second, or that is the third. */
const hasWords = (
  id: string,
): string => `not exists (select from unnest($2::text[], $3::text[], $4::text[]) as w(first, past, ending) where not exists (
    select from application_word aw where aw.application_id = ${id} and (aw.word >= w.first and aw.word < w.past or aw.word = w.ending)))`;

/** Those of the applications $1 that have words. */
export const readWorded: Statement = {
  name: 'list-worded',
  text: `select asked.id from unnest($1::bigint[]) as asked(id) where ${hasWords('asked.id')}`,
};

/** Those of the applications $1, each read by its key (offset keeps the planner from another way), that have words and a standing $5, created from $6 to before $7; with their amount in cents where $8. */
export const readFitting: Statement = {
  name: 'list-fitting',
  text: `select a.id, ${micros('a.created_at')} as created, case when $8::boolean then
      (select substr(aw.word, 2)::float from application_word aw where aw.application_id = a.id and aw.word >= '=' and aw.word < '>' limit 1) end as amount
    from unnest($1::bigint[]) as asked(id)
    cross join lateral (select a.id, a.standing, a.created_at from application a where a.id = asked.id offset 0) a
    where a.standing = any($5::text[]) and a.created_at >= $6::timestamptz and a.created_at < $7::timestamptz and ${hasWords('a.id')}`,
};

/** How many applications have a standing $1 and were created from $2 to before $3, counted up to $4. */
export const countStanding: Statement = {
  name: 'list-count',
  text: `select count(*)::int as count from (${readByStanding.text}) counted`,
};

const texts = (names: readonly string[]): string => names.map((name) => `s.fields->>'${name}'`).join(', ');

/** What the list shows of applications, in the order of their ids $1; who applies is a person or a business. */
export const readShown: Statement = {
  name: 'list-shown',
  text: `select a.id, a.public_id, a.flow, a.flow_version, a.state, a.regions, a.facts, a.version, a.current_step, a.furthest_step, a.locale, a.created_at,
      a.updated_at, of.name, of.email,
      (select substr(aw.word, 2)::float / 100 from application_word aw where aw.application_id = a.id and aw.word >= '=' and aw.word < '>' limit 1) as amount
    from unnest($1::bigint[]) with ordinality asked(id, n) join application a on a.id = asked.id
    left join lateral (select coalesce(max(nullif(concat_ws(' ', ${texts(['first_name', 'last_name'])}), '')), max(s.fields->>'company')) as name,
        max(s.fields->>'email') as email
      from application_step s where s.application_id = a.id and s.step_number <= 2) of on true
    order by asked.n`,
};
