import type { StoredApplication } from '../engine/stored-application.js';
import { statement } from '../platform/database/sql.js';

export interface ScanRow {
  readonly ids: readonly string[];
  readonly values: readonly number[];
  readonly last_id: string | null;
  readonly last_value: number | null;
  readonly met: number | null;
}

export interface FewRow {
  readonly is_few: boolean;
  readonly count: number;
  readonly ids: readonly string[] | null;
  readonly values: readonly number[] | null;
}

type ListedColumn =
  | 'id'
  | 'public_id'
  | 'flow'
  | 'flow_version'
  | 'state'
  | 'regions'
  | 'facts'
  | 'version'
  | 'current_step'
  | 'furthest_step'
  | 'locale'
  | 'created_at'
  | 'updated_at';

/** What the list reads of an application: no answers but who applies and for how much, no contacts, no codes. */
export interface ListRow extends Pick<StoredApplication, ListedColumn> {
  readonly name: string | null;
  readonly email: string | null;
  readonly amount: number | null;
}

// The statements of the list. Each costs the same whatever the database holds: it reads an index in its order as far as a
// fixed number, or rows by their keys. Parameters that several have:
// $1 patterns of standings or null for all, $2 from and $3 to (instants), $4 firsts, $5 pasts and $6 endings of words.

/** As many as one condition may hit so that all of them are looked at. */
const maxCandidates = 1_000;
/** As many as are walked through in one statement: all there are, or those with the standings that are asked for. */
export const pageSize = 600;
const rarePageSize = 200;
/** As many of each standing as are read before it is known which of them lead. */
const heads = 8;
/** As far as is counted. */
export const counted = 1_000;

const micros = (instant: string): string => `(extract(epoch from ${instant}) * 1000000)::bigint::float`;
const instant = (value: string): string => `(timestamptz 'epoch' + ${value} * interval '1 microsecond')`;

/** Every flow, state and set of statuses that some application has and that is asked for, by jumping from one to the next. */
const asked = `known as (
      (select standing from application order by standing limit 1)
      union all
      select (select a.standing from application a where a.standing > known.standing order by a.standing limit 1)
      from known where known.standing is not null
    ), asked as (select standing from known where standing like any($1::text[]))`;

const isAsked = `($1::text[] is null or a.standing like any($1::text[]))`;
const isWithin = `a.created_at >= $2::timestamptz and a.created_at < $3::timestamptz`;

/** For each place of $4, $5 and $6 there is a word from the first to before the second, or that is the third. */
const hasWords = `not exists (select from unnest($4::text[], $5::text[], $6::text[]) as w(first, past, ending) where not exists (
    select from application_word aw where aw.application_id = a.id and (aw.word >= w.first and aw.word < w.past or aw.word = w.ending)))`;

/**
 * The words of the search $1; and the ids of applications that it names exactly: $2 digests of a code or null, $3 a
 * public id or null. $4 whether admins' codes name any, too.
 */
export const readSearch = statement<{ words: string[]; named: string[] }>(
  'list-asked',
  `select search_words($1::text) as words, array(
      select id from application where code_digest = any($2::bytea[])
      union select id from application where $4::boolean and admin_code_digest = any($2::bytea[])
      union select id from application where public_id = $3::uuid) as named`,
);

/** The applications with these public ids $1. */
export const readChosen = statement<{ id: string }>(
  'list-chosen',
  'select id::text from application where public_id = any($1::uuid[])',
);

/** Everybody whom one of the conditions hits, from the first that hits few. */
const candidates = `looked as (
      select array(select distinct id from (
          (select application_id as id from application_word where word >= w.first and word < w.past order by word limit ${maxCandidates + 1})
          union all (select application_id from application_word where word = w.ending limit ${maxCandidates + 1})) hit limit ${maxCandidates + 1}) as ids
        from unnest($4::text[], $5::text[], $6::text[]) as w(first, past, ending)
      union all select array(select a.id from application a where ${isWithin} limit ${maxCandidates + 1}) where $1::text[] is null
      union all select array(select e.id from asked cross join lateral (
          select a.id from application a where a.standing = asked.standing and ${isWithin} limit ${maxCandidates + 1}) e limit ${maxCandidates + 1}) where $1::text[] is not null
    ), chosen as materialized (
      select coalesce($7::bigint[], (select ids from looked where cardinality(ids) <= ${maxCandidates} limit 1)) as ids)`;

/** Of those whom a condition hits, if they are few, or of $7 if it is given: how many are looked for, and the next $11 by $8 (date or amount) behind the place $9, $10. */
const candidatesBy = (
  after: string,
  order: string,
): string => `with recursive ${asked}, ${candidates}, fitting as materialized (
      select a.id, case when $8::text = 'date' then ${micros('a.created_at')} else coalesce(
          (select substr(aw.word, 2)::float from application_word aw where aw.application_id = a.id and aw.word >= '=' and aw.word < '>' limit 1), 0) end as value
      from unnest((select ids from chosen)) as one(id)
      cross join lateral (select a.id, a.standing, a.created_at from application a where a.id = one.id offset 0) a
      where ${isAsked} and ${isWithin} and ${hasWords})
    select (select ids is not null from chosen) as is_few, (select count(*)::int from fitting) as count, array_agg(id) as ids, array_agg(value) as values
    from (select id, value from fitting where $9::float is null or (value, id) ${after} ($9::float, $10::bigint) order by value ${order}, id ${order} limit $11) page`;

export const readCandidates = statement<FewRow>('list-few', candidatesBy('<', 'desc'));
export const readOldestCandidates = statement<FewRow>('list-few-oldest', candidatesBy('>', 'asc'));

/** What a walk answers: those found, and where it ended when there may be more; of those walked through, how many have a standing that is asked for. */
const answer = (order: string, most: string, ends: number): string => `
    select array(select id from found) as ids, array(select value from found) as values, ended.id as last_id, ended.value as last_value,
      case when ended.id is not null then (select count(*)::int from walked a where ${isAsked}) end as met
    from (select) one left join (
      select id, value from walked where (select count(*) from found) < ${most} order by ${order} offset ${ends - 1} limit 1) ended on true`;

const byDate = (order: string): string => `created_at ${order}, id ${order}`;

// From here on conditions are as few as possible: of every one more the planner believes that it leaves less, until it sorts
// a whole table for what an index has in its order. A walk therefore names one end of the dates; its place is the other.
const newest = {
  order: byDate('desc'),
  isBehind: `(a.created_at, a.id) < (${instant('$7::float')}, $8::bigint)`,
  isWithin: 'a.created_at >= $2::timestamptz and $3::timestamptz is not null',
  isUpTo: (edge: string) => `a.created_at >= coalesce(${edge}, '-infinity')`,
};
const oldest = {
  order: byDate('asc'),
  isBehind: `(a.created_at, a.id) > (${instant('$7::float')}, $8::bigint)`,
  isWithin: 'a.created_at < $3::timestamptz and $2::timestamptz is not null',
  isUpTo: (edge: string) => `a.created_at <= coalesce(${edge}, 'infinity')`,
};

/** Through all applications behind the place $7, $8, at most `stride`: the first $9 that are looked for. */
const scanByDate = ({ order, isBehind, isWithin }: typeof newest): string => `with walked as not materialized (
      select a.id, a.standing, a.created_at, ${micros('a.created_at')} as value from application a
      where ${isBehind} and ${isWithin} order by ${order} limit ${pageSize}),
    found as materialized (select id, value from walked a where ${isAsked} and ${hasWords} order by ${order} limit $9)
    ${answer(order, '$9', pageSize)}`;

export const scanNewest = statement<ScanRow>('list-newest', scanByDate(newest));
export const scanOldest = statement<ScanRow>('list-oldest', scanByDate(oldest));

/**
 * The same where few of all have a standing that is asked for: a little of each standing tells which lead; of those
 * that go on as far as the last one needed, all is read up to there.
 */
const scanRare = ({ order, isBehind, isWithin, isUpTo }: typeof newest): string => {
  const lane = (more: string, limit: number) => `select a.id, a.created_at from application a
        where a.standing = asked.standing and ${isBehind} and ${isWithin} ${more} order by ${order} limit ${limit}`;
  return `with recursive ${asked},
    head as materialized (select asked.standing, lane.* from asked cross join lateral (${lane('', heads)}) lane),
    edge as materialized (select created_at from head order by ${order} offset ${rarePageSize - 1} limit 1),
    deep as materialized (select standing from head group by standing having count(*) = ${heads}),
    walked as materialized (
      select id, standing, created_at, ${micros('created_at')} as value from (
        select standing, id, created_at from head where standing not in (select standing from deep)
        union all
        select asked.standing, lane.* from deep asked
        cross join lateral (${lane(`and ${isUpTo('(select created_at from edge)')}`, rarePageSize)}) lane) every
      order by ${order} limit ${rarePageSize}),
    found as materialized (select id, value from walked a where ${hasWords} order by ${order} limit $9)
    ${answer(order, '$9', rarePageSize)}`;
};

export const scanRareNewest = statement<ScanRow>('list-rare-newest', scanRare(newest));
export const scanRareOldest = statement<ScanRow>('list-rare-oldest', scanRare(oldest));

/** Through all applications with an amount, highest first, behind the amount $7 of the application $8, not below $10. */
export const scanHighest = statement<ScanRow>(
  'list-highest',
  `with walked as not materialized (
      select w.application_id as id, a.standing, a.created_at, w.word, substr(w.word, 2)::float as value from (
        select word, application_id from application_word where (word, application_id) < ($7::text, $8::bigint) and word >= $10::text
        order by word desc, application_id desc limit ${pageSize}) w
      cross join lateral (select a.standing, a.created_at from application a where a.id = w.application_id offset 0) a),
    found as materialized (
      select id, value from walked a where ${isAsked} and ${isWithin} and ${hasWords} order by word desc, id desc limit $9)
    ${answer('word desc, id desc', '$9', pageSize)}`,
);

/** How many there are, counted as far as is counted: $1 patterns, $2 from, $3 to. */
export const countAll = statement<{ count: number }>(
  'list-count',
  `select count(*)::int as count from (select from application a where $1::text[] is null and ${isWithin} limit ${counted + 1}) reckoned`,
);
export const countMatching = statement<{ count: number }>(
  'list-count-asked',
  `with recursive ${asked} select count(*)::int as count from (
      select from asked cross join lateral (select from application a where a.standing = asked.standing and ${isWithin} limit ${counted + 1}) one limit ${counted + 1}) reckoned`,
);

/** What the list shows of applications, in the order of their ids $1; who applies is called as the flow declares. */
export const readShown = statement<ListRow>(
  'list-shown',
  `select a.id, a.public_id, a.flow, a.flow_version, a.state, a.regions, a.facts, a.version, a.current_step, a.furthest_step, a.locale, a.created_at,
      a.updated_at, of.name, of.email,
      (select substr(aw.word, 2)::float / 100 from application_word aw where aw.application_id = a.id and aw.word >= '=' and aw.word < '>' limit 1) as amount
    from unnest($1::bigint[]) with ordinality asked(id, n) join application a on a.id = asked.id
    left join lateral (
      select string_agg(nullif(s.fields->>f.field, ''), ' ' order by f.place) filter (where f.listed_as = 'name') as name,
        max(s.fields->>f.field) filter (where f.listed_as = 'email') as email
      from listed_field f join application_step s on s.application_id = a.id and s.step_number = f.step
      where f.flow = a.flow and f.listed_as in ('name', 'email')) of on true
    order by asked.n`,
);

/** Makes $1, a list of what flows declare, what the list knows of these flows. */
export const declareListed = statement<{ flow: string }>(
  'list-declared',
  `with declared as (
      select * from jsonb_to_recordset($1::jsonb) as d(flow text, step smallint, field text, listed_as text, place smallint)
    ), withdrawn as (
      delete from listed_field f where f.flow in (select flow from declared)
        and (f.step, f.field, f.listed_as) not in (select d.step, d.field, d.listed_as from declared d where d.flow = f.flow)
    )
    insert into listed_field as f select * from declared
    on conflict (flow, step, field, listed_as) do update set place = excluded.place where f.place <> excluded.place returning flow`,
);
