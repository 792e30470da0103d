import { statusValue } from '@statewise/flow';
import { statement } from '../platform/database/sql.js';
import { isTestApplication } from '../platform/database/test-applications.js';

const lastTouched = `greatest(a.updated_at, (select max(s.drafted_at) from application_step s where s.application_id = a.id))`;

const isContract = `(a.final_status_id = ${statusValue.passed} or (a.flow || ' ' || held.state) = any($4::text[]))`;
const isSentIn = `(a.application_status_id = ${statusValue.completed} or a.risk_status_id <> ${statusValue.absent}
      or a.final_status_id <> ${statusValue.absent} or (a.flow || ' ' || held.state) = any($5::text[]))`;

/** One for tests is gone within a day: it is looked at every hour. */
const dueAt = `case when ${isTestApplication} then a.created_at + interval '22 hours'
    else ${lastTouched} + make_interval(days => case when ${isContract} then $3::int when ${isSentIn} then $2::int else $1::int end) end`;

/** An application that is to be looked at, and where it stands as it is kept. */
export interface HeldApplication {
  readonly id: string;
  readonly flow: string;
  readonly flow_version: number;
  readonly state: string;
}

/** Locks up to 500 applications that are to be looked at, without those that another transaction has locked. */
export const holdForReview = statement<HeldApplication>(
  'retention-hold',
  'select id, flow, flow_version, state from application where due_at <= now() order by due_at limit 500 for update skip locked',
);

const held = 'unnest($6::bigint[], $7::text[]) as held (id, state)';

/**
 * Erases of the held applications ($6), which stand in these states ($7), those that were not touched for as long as they are
 * kept; one row says how many. $1 days of what was not sent in, $2 of what was, $3 of contracts; $4 the states in which the
 * bank has it for good, $5 those in which it has come to an end.
 */
export const eraseDue = statement<{ erased: number }>(
  'retention-erase',
  `select erase_applications(array(select a.id from application a join ${held} on held.id = a.id where ${dueAt} < now())) as erased`,
);

/** Leaves the others until their time is over, by the same values. */
export const defer = statement(
  'retention-defer',
  `update application a set due_at = ${dueAt} from ${held} where held.id = a.id`,
);

/** Leaves those ($1) of which this release cannot say where they stand to one that can. */
export const leave = statement(
  'retention-leave',
  `update application set due_at = now() + interval '30 minutes' where id = any($1::bigint[])`,
);

/** The periods by which applications were left for later. */
export const readPeriods = statement<{ value: string }>(
  'retention-periods',
  `select value from platform_secret where name = 'retention-periods'`,
);

export const keepPeriods = statement(
  'retention-keep-periods',
  `insert into platform_secret (name, value) values ('retention-periods', $1)
    on conflict (name) do update set value = excluded.value`,
);

/** Brings up to 5 000 applications forward that were left for later. */
export const hasten = statement<{ id: string }>(
  'retention-hasten',
  `update application set due_at = now() where id in (
    select id from application where due_at > now() order by due_at desc limit 5000) returning id`,
);
