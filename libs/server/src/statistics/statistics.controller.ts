import { Controller } from '@nestjs/common';
import { statistics, type PopulationQuery } from '@statewise/contract';
import { FlowRegistry } from '../engine/flow-registry.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { fieldErrors } from '../platform/problem/problem.js';
import { FlowStatistics } from './flow-statistics.js';
import { daysIn, lastDays, type Period } from './period.js';

/** How many applications of a flow stand where. */
@Controller()
export class StatisticsController {
  constructor(
    private readonly registry: FlowRegistry,
    private readonly statistics: FlowStatistics,
  ) {}

  @Handles(statistics.populationOf)
  async populationOf({ id, version = 0, locale, ...query }: Input<typeof statistics.populationOf>) {
    const { flow } = this.registry.get(id);
    const period = periodOf(query, new Date());
    const selection = { ...period, ...(version > 0 && { version }), ...(locale !== undefined && { locale }) };
    return {
      success: true,
      days: daysIn(period),
      ...period,
      version: version || null,
      locale: locale ?? null,
      ...(await this.statistics.of(flow, selection)),
    };
  }
}

/** The days of a query, at most ten years of them; a number of last days when the first is not named. */
function periodOf({ days, from, to }: Pick<PopulationQuery, 'days' | 'from' | 'to'>, now: Date): Period {
  const last = lastDays(days, now);
  const end = to ?? last.to;
  if (from === undefined) return to === undefined ? last : { from: end, to: end };
  if (end < from) throw fieldErrors({ to: ['min'] });
  if (daysIn({ from, to: end }) > 3_660) throw fieldErrors({ to: ['max'] });
  return { from, to: end };
}
