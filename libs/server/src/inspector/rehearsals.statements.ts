import type { Rehearsal } from '@statewise/contract';
import { statement } from '../platform/database/sql.js';

const shown = 'id, flow, to_version, requested_by, created_at, finished_at, total, checked, migrated, failed, failures';

/** As many failures are named; all are counted. */
const mostNamed = 100;

/** None where one of the same flow is under way. */
export const begin = statement<Rehearsal>(
  'rehearsal-begin',
  `insert into migration_rehearsal (flow, to_version, requested_by, total, until_id)
    select $1, $2, $3, count(*), coalesce(max(id), 0) from application where flow = $1
    on conflict (flow) where finished_at is null do nothing returning ${shown}`,
);
/** The newest ones of a flow. */
export const list = statement<Rehearsal>(
  'rehearsal-list',
  `select ${shown} from migration_rehearsal where flow = $1 order by created_at desc limit 20`,
);
/** None where it has ended; it goes on behind `last_id`, up to `until_id`. */
export const underWay = statement<{ flow: string; last_id: string; until_id: string }>(
  'rehearsal-under-way',
  'select flow, last_id::text, until_id::text from migration_rehearsal where id = $1 and finished_at is null',
);
/** Counts a batch, once however often it is done. $2 its last id, $3 how many, $4 migrated, $5 failures */
export const progress = statement(
  'rehearsal-progress',
  `update migration_rehearsal set last_id = $2, checked = checked + $3, migrated = migrated + $4,
      failed = failed + jsonb_array_length($5::jsonb),
      failures = case when jsonb_array_length(failures) < ${mostNamed} then failures || $5::jsonb else failures end
    where id = $1 and last_id < $2`,
);
export const finish = statement(
  'rehearsal-finish',
  'update migration_rehearsal set finished_at = now() where id = $1 and finished_at is null',
);
/** How many applications of a flow stand in each version. */
export const versions = statement<{ version: number; applications: number }>(
  'flow-version-counts',
  'select flow_version as version, count(*)::int as applications from application where flow = $1 group by 1',
);
