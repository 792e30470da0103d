import type { BulkActKind, BulkRefusal } from '@statewise/contract';
import { statement } from '../platform/database/sql.js';

/** An act as its person words it: of a jump `to_state` and `reason`, of a note `text`, which goes once it is written. */
export interface BulkPayload {
  readonly to_state?: string;
  readonly reason?: string;
  /** Of a jump, how many its rehearsal could not undo: none of a former release. */
  readonly final?: number;
  /** Of a jump, how many applicants its rehearsal would have written to. */
  readonly mails?: number;
  readonly text?: string;
}

/** What became of an application, or null while that is open. */
export type BulkOutcome = 'done' | BulkRefusal;

/** An act on many applications as it is stored. */
export interface BulkActRow {
  readonly id: string;
  readonly act: BulkActKind;
  readonly payload: BulkPayload;
  readonly made_by: string;
  readonly maker_name: string | null;
  readonly confirmed_by: string | null;
  readonly confirmer_name: string | null;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly submitted_at: Date | null;
  /** Whether it is proposed, and can still be confirmed. */
  readonly is_proposed: boolean;
  readonly begun_at: Date | null;
  readonly ended_at: Date | null;
  readonly total: number;
  readonly done: number;
  /** How many are neither done nor refused. */
  readonly open: number;
  readonly digest: string;
  readonly refused: readonly {
    readonly reason: BulkRefusal;
    readonly count: number;
    readonly applications: string[];
  }[];
}

/** $1 act, $2 payload, $3 who, $4 from where; of each application $5 its id, $6 its version, $7 why it is refused or null. */
export const insert = statement<{ id: string }>(
  'bulk-act-insert',
  `with made as (insert into bulk_act (act, payload, made_by, address) values ($1, $2::jsonb, $3, $4) returning id),
    items as (insert into bulk_act_item (bulk_act_id, place, application, version, outcome)
      select made.id, one.place, one.application, one.version, one.outcome from made,
        unnest($5::uuid[], $6::int[], $7::text[]) with ordinality as one(application, version, outcome, place))
    select id from made`,
);

/** Old ones go: what was shown and never done after a day, the others after three months. */
export const forget = statement(
  'bulk-act-forget',
  `delete from bulk_act where created_at < now() - interval '90 days'
    or (submitted_at is null and created_at < now() - interval '1 day')`,
);

const select = (
  maxNamed: string,
  minutes: string,
) => `select bulk_act.id, act, payload, made_by, maker.name as maker_name,
    confirmed_by, confirmer.name as confirmer_name, bulk_act.created_at,
    bulk_act.created_at + make_interval(mins => ${minutes}) as expires_at, submitted_at, begun_at, ended_at,
    exists (select from proposal where proposal.kind = 'bulk' and proposal.subject = bulk_act.id::text
      and proposal.state = 'open' and proposal.expires_at > now()) as is_proposed,
    item.total, item.done, item.open, item.digest, coalesce(refusal.refused, '[]') as refused
  from bulk_act left join "user" maker on maker.id::text = made_by left join "user" confirmer on confirmer.id::text = confirmed_by
  cross join lateral (select count(*)::int as total, (count(*) filter (where outcome = 'done'))::int as done,
      (count(*) filter (where outcome is null))::int as open,
      encode(sha256(convert_to(act || payload::text || coalesce(string_agg(application || ':' || version, ',' order by place), ''), 'UTF8')), 'hex') as digest
    from bulk_act_item where bulk_act_id = bulk_act.id) item
  cross join lateral (select json_agg(json_build_object('reason', outcome, 'count', count, 'applications', applications[1:${maxNamed}]) order by count desc, outcome) as refused
    from (select outcome, count(*)::int as count, array_agg(application::text order by place) as applications
      from bulk_act_item where bulk_act_id = bulk_act.id and outcome <> 'done' group by outcome) grouped) refusal`;

/** $1 id, $2 how many of a group are named, $3 minutes until it is too old to be begun */
export const byId = statement<BulkActRow>('bulk-act-by-id', `${select('$2::int', '$3::int')} where bulk_act.id = $1`);

/** $1 how many of a group are named, $2 minutes until one is too old to be begun */
export const newest = statement<BulkActRow>(
  'bulk-acts',
  `${select('$1::int', '$2::int')} where submitted_at is not null order by bulk_act.created_at desc limit 20`,
);

/** An application of an act, as it stands now. */
export interface BulkActApplication {
  readonly place: string;
  readonly application: string;
  readonly flow: string | null;
  readonly state: string | null;
  readonly version: number;
  readonly outcome: BulkOutcome | null;
}
/** $1 id, $2 the place behind which the page begins, $3 how many */
export const page = statement<BulkActApplication>(
  'bulk-act-page',
  `select place::text, item.application, flow, state, item.version, outcome
    from bulk_act_item item left join application on application.public_id = item.application
    where bulk_act_id = $1 and place > $2::int order by item.place limit $3`,
);

/** How many of those that are open have another version than was shown. */
export const moved = statement<{ moved: number }>(
  'bulk-act-moved',
  `select count(*)::int as moved from bulk_act_item item left join application on application.public_id = item.application
    where bulk_act_id = $1 and outcome is null and application.version is distinct from item.version`,
);

/** How many applications a person has acted upon in the last day without a second one. $1 account, $2 act, $3 which one is not counted */
export const doneAlone = statement<{ applications: number }>(
  'bulk-act-done-alone',
  `select count(*)::int as applications from bulk_act join bulk_act_item item on item.bulk_act_id = bulk_act.id
    where made_by = $1 and act = $2 and bulk_act.id <> $3 and confirmed_by is null and begun_at > now() - interval '1 day'
      and coalesce(outcome, 'done') = 'done'`,
);

export const submit = statement('bulk-act-submit', 'update bulk_act set submitted_at = now() where id = $1');

/** Begins it, once: no row where it was begun. $1 id, $2 who confirmed it or null */
export const begin = statement<{ id: string }>(
  'bulk-act-begin',
  `update bulk_act set begun_at = now(), submitted_at = coalesce(submitted_at, now()), confirmed_by = $2
    where id = $1 and begun_at is null returning id`,
);

/** One that is under way. */
export interface BulkActUnderWay {
  readonly id: string;
  readonly act: BulkActKind;
  readonly payload: BulkPayload;
  readonly made_by: string;
  readonly address: string | null;
}
export const underWay = statement<BulkActUnderWay>(
  'bulk-act-under-way',
  'select id, act, payload, made_by, address from bulk_act where id = $1 and begun_at is not null and ended_at is null',
);

/** The next applications that are open. */
export interface BulkItem {
  readonly place: number;
  readonly application: string;
  readonly version: number;
}
export const next = statement<BulkItem>(
  'bulk-act-next',
  'select place, application, version from bulk_act_item where bulk_act_id = $1 and outcome is null order by place limit 20',
);

/** Says what became of an application, once: no row where that was said. $1 id, $2 place, $3 outcome */
export const settle = statement<{ place: number }>(
  'bulk-act-settle',
  'update bulk_act_item set outcome = $3 where bulk_act_id = $1 and place = $2 and outcome is null returning place',
);

/** Says the same of all that are open. $1 id, $2 outcome */
export const settleRest = statement(
  'bulk-act-settle-rest',
  'update bulk_act_item set outcome = $2 where bulk_act_id = $1 and outcome is null',
);

/** Ends it; what was noted stands beside the applications and goes with them. */
export const end = statement(
  'bulk-act-end',
  `update bulk_act set ended_at = now(), payload = payload - 'text' where id = $1 and ended_at is null`,
);
