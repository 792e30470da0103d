import { dayOf } from '../platform/database/bank-day.js';
import { statement } from '../platform/database/sql.js';
import { isTestApplication } from '../platform/database/test-applications.js';

export interface Count {
  readonly measure: 'begun' | 'now' | 'ever' | 'entry' | 'stay' | 'move' | 'erased';
  readonly state: string;
  readonly detail: string;
  readonly n: number;
}

/** Whether transitions or erasures are to be counted, and the transaction that has counted last: until another does, counts stay as they are. */
export const readProgress = statement<{ is_behind: boolean; counted_by: string }>(
  'count-progress',
  `select (s.is_called and s.last_value > u.position) or exists (select 1 from counted_erasure) as is_behind, u.xmin::text as counted_by
    from transition_position_seq s, counted_until u`,
);

/** Locks the position up to which the log was counted; no row while another transaction counts. */
export const takeProgress = statement<{ position: string }>(
  'count-take',
  'select position from counted_until for update skip locked',
);

/** The same, after the transaction that counts has ended. */
export const awaitProgress = statement<{ position: string }>(
  'count-await',
  'select position from counted_until for update',
);

export const keepProgress = statement('count-keep', 'update counted_until set position = $1');

/** Adds `deltas (flow, version, locale, since, measure, state, detail, n)` to the counts, by day and by month. */
const addUp = `insert into flow_count (flow, grain, since, measure, version, locale, state, detail, n)
  select flow, span.grain, span.since, measure, version, locale, state, detail, sum(n)
  from deltas, lateral (values ('day', deltas.since), ('month', date_trunc('month', deltas.since)::date)) as span(grain, since)
  group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(n) <> 0 order by 1, 2, 3, 4, 5, 6, 7, 8
  on conflict (flow, grain, since, measure, version, locale, state, detail) do update set n = flow_count.n + excluded.n`;

/** The lengths of stays are kept in classes, eight for each doubling from a tenth of a second on. */
export const classesPerDoubling = 8;
export const shortestStay = 0.1;

const classOf = (seconds: string) =>
  `case when ${seconds} < ${shortestStay} then 0 else floor(${classesPerDoubling} * ln(${seconds} / ${shortestStay}) / ln(2.0))::int + 1 end`;

/**
 * Counts the transitions behind $1 up to $2. A stay begins when an application comes into a state and ends when it leaves
 * it; what happens within the state is none of it. Its detail is the class of its length and where it led. The version is the one in which the application came into being.
 */
export const countBatch = statement(
  'count-batch',
  `with batch as materialized (
    select application_id, seq, from_state, to_state, at from transition where position > $1::bigint and position <= $2::bigint
  ), owner as materialized (
    select a.id, a.flow, a.locale, c.state, c.entered_at, c.moved_on, coalesce(c.states, '{}') as states,
      coalesce(c.since, ${dayOf('a.created_at')}) as since,
      coalesce(c.version, (select (t.event->>'from')::int from transition t where t.application_id = a.id
        and t.event->>'type' = 'flow.migrated' order by t.seq limit 1), a.flow_version) as version
    from (select distinct application_id from batch) b join application a on a.id = b.application_id and not ${isTestApplication}
    left join counted_application c on c.application_id = a.id
  ), move as materialized (
    select o.*, b.seq, b.from_state, b.to_state, b.at,
      coalesce(lag(b.at) over same, o.entered_at) as since_when, coalesce(lag(b.to_state) over same, o.state) as left_state
    from batch b join owner o on o.id = b.application_id
    where b.seq = 1 or b.from_state <> b.to_state
    window same as (partition by b.application_id order by b.seq)
  ), last as materialized (
    select distinct on (o.id) o.*, b.to_state, ${dayOf('b.at')} as moves_on, b.at as last_at
    from batch b join owner o on o.id = b.application_id order by o.id, b.seq desc
  ), entered as (
    select id, max(at) as at, array_agg(distinct to_state) as states from move group by id
  ), deltas as (
    select flow, version, locale, since, 'begun' as measure, '' as state, '' as detail, 1 as n from last where state is null
    union all select flow, version, locale, since, 'entry', to_state, '', 1 from move
    union all select flow, version, locale, since, 'move', from_state, to_state, 1 from move
    union all select flow, version, locale, since, 'ever', to_state, '', 1
      from (select distinct id, flow, version, locale, since, to_state from move where to_state <> all(states)) as first
    union all select flow, version, locale, since, 'stay', left_state, (${classOf('extract(epoch from at - since_when)')})::text || ' ' || to_state, 1
      from move where left_state is not null and since_when is not null
    union all select flow, version, locale, since, 'now', state, moved_on::text, -1 from last where state is not null
    union all select flow, version, locale, since, 'now', to_state, moves_on::text, 1 from last
  ), positioned as (
    insert into counted_application (application_id, flow, version, locale, since, state, entered_at, moved_on, states)
    select l.id, l.flow, l.version, l.locale, l.since, l.to_state, coalesce(e.at, l.entered_at, l.last_at), l.moves_on,
      (select array_agg(distinct s) from unnest(l.states || e.states) s)
    from last l left join entered e on e.id = l.id order by l.id
    on conflict (application_id) do update set state = excluded.state, entered_at = excluded.entered_at,
      moved_on = excluded.moved_on, states = excluded.states
  ) ${addUp}`,
);

/** Applications that were erased are not anywhere any more; that they came, and where they were last, stays counted. */
export const countErasures = statement(
  'count-erasures',
  `with gone as (delete from counted_erasure returning *), deltas as (
    select flow, version, locale, since, 'now' as measure, state, moved_on::text as detail, -1 as n from gone
    union all select flow, version, locale, since, 'erased', state, '', 1 from gone
  ) ${addUp}`,
);

/**
 * $1 flow; $2 and $3 the days and months to add up; $4 a version, 0 for all; $5 a language, empty for all; $6 a day: who is where they are now has as detail whether they moved before it.
 * The counts are found first: planned as one with their sums, which Postgres expects few of, thousands of them are sorted.
 */
export const readCounts = statement<Count>(
  'count-read',
  `with counted as materialized (
      select measure, state, case when measure = 'now' then (detail < $6::text)::text else detail end as detail, n
      from unnest($2::text[], $3::date[]) as asked(grain, since) join flow_sum using (grain, since)
      where flow = $1 and version = $4::int and locale = $5::text
    ) select measure, state, detail, sum(n)::float8 as n from counted group by 1, 2, 3`,
);

/** $1 flow: in what it can be told apart; leaps through the index from each version and language to the next. */
export const readKinds = statement<{ versions: number[]; locales: string[] }>(
  'count-kinds',
  `with recursive met(version) as (
      select min(version) from flow_sum where flow = $1 and version > 0
      union all select (select min(version) from flow_sum where flow = $1 and version > met.version) from met where version is not null
    ), spoken(locale) as (
      select min(locale) from flow_sum where flow = $1 and version = 0 and locale > ''
      union all select (select min(locale) from flow_sum where flow = $1 and version = 0 and locale > spoken.locale) from spoken where locale is not null
    ) select array(select version from met where version is not null) as versions, array(select locale from spoken where locale is not null) as locales`,
);
