import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../platform/database/sql.js';
import { Cache } from '../platform/http/cache.js';
import { Metrics, type Reading } from '../platform/metrics/metrics.js';

interface Row {
  readonly kind: 'jobs' | 'jobs-oldest' | 'mails' | 'statistics' | 'replicas' | 'files' | 'proposals' | 'archive';
  readonly name: string;
  readonly state: string;
  readonly n: number;
}

// Each part reads what is open by an index, and no part what is done.
const read = statement<Row>(
  'backlog-read',
  `select 'jobs' as kind, name, state::text, count(*)::float8 as n from jobs.job
      where state in ('created', 'retry', 'active', 'failed') and name !~ '^__' group by 2, 3
    union all select 'jobs-oldest', name, '', extract(epoch from now() - min(start_after))::float8 from jobs.job
      where state < 'active' and start_after <= now() and name !~ '^__' group by 2
    union all select 'mails', '', state, count(*) from outbox where state <> 'sent' group by 3
    union all select 'statistics', '', '', greatest(0, case when s.is_called then s.last_value else 0 end - u.position)
      from transition_position_seq s, counted_until u
    union all select 'replicas', '', case when worker then 'worker' else 'web' end, count(*)
      from replica where seen_at > now() - interval '30 seconds' group by 3
    union all select 'files', '', '', count(*) from file_key where unsettled_since is not null
    union all select 'proposals', '', '', count(*) from proposal where state = 'open' and expires_at > now()
    union all select 'archive', '', '', (last_failed_time > coalesce(last_archived_time, '-infinity')
        or not pg_is_in_recovery() and current_setting('archive_command') = '' and coalesce(current_setting('archive_library', true), '') = '')::int
      from pg_stat_archiver where current_setting('archive_mode') <> 'off'`,
);

/** What waits in the database, the same for all replicas: told by each, read when a watcher asks. */
@Injectable()
export class BacklogMetrics {
  /** What was read is told again for five seconds: several watchers cost no more than one. */
  private readonly kept = new Cache<readonly Row[]>({ seconds: 5, max: 1 });

  constructor(
    private readonly sql: Sql,
    metrics: Metrics,
  ) {
    const gauge = (name: string, help: string, kind: Row['kind'], labelsOf: (row: Row) => Reading['labels']): void => {
      const labelNames = Object.keys(labelsOf({ kind, name: '', state: '', n: 0 }));
      metrics.readGauge(name, help, labelNames, async () => {
        const rows = await this.kept.get('', () => this.sql.run(read, []));
        return rows.filter((row) => row.kind === kind).map((row) => ({ labels: labelsOf(row), value: row.n }));
      });
    };
    gauge('jobs', 'Jobs that are not done, by queue and state', 'jobs', ({ name, state }) => ({ queue: name, state }));
    gauge('jobs_oldest_ready_seconds', 'Age of the oldest job that no worker has taken', 'jobs-oldest', ({ name }) => ({
      queue: name,
    }));
    gauge('outbox_mails', 'Mails that are not sent, by state', 'mails', ({ state }) => ({ state }));
    gauge(
      'statistics_lag_transitions',
      'Transitions that the statistics have not counted yet',
      'statistics',
      () => ({}),
    );
    gauge('replicas_alive', 'Processes that said within half a minute that they live', 'replicas', ({ state }) => ({
      kind: state,
    }));
    gauge('files_unsettled', 'Stored files of which it is not known whether a row names them', 'files', () => ({}));
    gauge(
      'database_archive_failing',
      '1 where the last segment of the log could not be archived',
      'archive',
      () => ({}),
    );
    gauge('proposals_open', 'Acts that wait for a second person', 'proposals', () => ({}));
  }
}
