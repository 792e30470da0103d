import { Injectable } from '@nestjs/common';
import { describeChart, type Flow } from '@statewise/machines';
import { Sql, type Statement } from '../platform/database/sql.js';

/** How one state of a flow is peopled. */
export interface StateStatistics {
  readonly state: string;
  /** Applications there now. */
  readonly now: number;
  /** Applications that ever came there. */
  readonly ever: number;
  /** Median stay of those that went on, in seconds; null when none did. */
  readonly median_seconds: number | null;
  /** Share of those who came that are still there and have not moved for a week. */
  readonly left_share: number;
}

const countNow: Statement = {
  name: 'population-now',
  text: `select state, count(*)::int as now, count(*) filter (where updated_at < now() - interval '7 days')::int as gone
    from application where flow = $1 and created_at >= now() - make_interval(days => $2) group by state`,
};

const countEver: Statement = {
  name: 'population-ever',
  text: `with stays as (
      select t.application_id, t.to_state as state, t.at, lead(t.at) over (partition by t.application_id order by t.seq) as until
      from transition t join application a on a.id = t.application_id
      where a.flow = $1 and a.created_at >= now() - make_interval(days => $2))
    select state, count(distinct application_id)::int as ever,
      round((percentile_cont(0.5) within group (order by extract(epoch from until - at)))::numeric, 1)::float as median_seconds
    from stays group by state`,
};

/** Counts where the applications of a flow are, were, and stopped. */
@Injectable()
export class FlowStatistics {
  constructor(private readonly sql: Sql) {}

  /** The span to count over, in days: 1 to 366, 30 when nothing sensible is asked for. */
  days(asked: string | undefined): number {
    const days = Number(asked);
    return Number.isInteger(days) && days >= 1 && days <= 366 ? days : 30;
  }

  async of(flow: Flow, days: number): Promise<StateStatistics[]> {
    const [now, ever] = await Promise.all([
      this.sql.run<{ state: string; now: number; gone: number }>(countNow, [flow.id, days]),
      this.sql.run<{ state: string; ever: number; median_seconds: number | null }>(countEver, [flow.id, days]),
    ]);
    return describeChart(flow.machine)
      .states.filter(({ type }) => type === 'atomic' || type === 'final' || type === 'parallel')
      .map(({ path }) => {
        const here = now.find(({ state }) => state === path);
        const were = ever.find(({ state }) => state === path);
        const came = were?.ever ?? 0;
        return {
          state: path,
          now: here?.now ?? 0,
          ever: came,
          median_seconds: were?.median_seconds ?? null,
          left_share: came === 0 ? 0 : (here?.gone ?? 0) / came,
        };
      });
  }
}
