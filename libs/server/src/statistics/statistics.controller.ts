import { Controller, Get, Param, Query } from '@nestjs/common';
import { FlowRegistry } from '../engine/flow-registry.js';
import { Roles } from '../platform/auth/access.js';
import { fieldErrors, wholeNumberOf } from '../platform/http/request-fields.js';
import { FlowStatistics, type Selection } from './flow-statistics.js';
import { Endpoint, InArea } from '../platform/openapi/endpoint.js';
import { flowsArea } from '../applications/flows.endpoints.js';
import { daysIn, isDay, lastDays, type Period } from './period.js';
import { endpoints } from './statistics.endpoints.js';

type Asked = Readonly<Record<string, unknown>>;

/** How many applications of a flow stand where. */
@InArea(flowsArea)
@Controller('api/v1/flows')
export class StatisticsController {
  constructor(
    private readonly registry: FlowRegistry,
    private readonly statistics: FlowStatistics,
  ) {}

  @Get(':id/population')
  @Roles('staff', 'admin', 'qa')
  @Endpoint(endpoints.populationOf)
  async populationOf(@Param('id') id: string, @Query() query: Asked) {
    const { flow } = this.registry.get(id);
    const selection = selectionOf(query, new Date());
    const { from, to, version = null, locale = null } = selection;
    const [found, kinds] = await Promise.all([this.statistics.of(flow, selection), this.statistics.kindsOf(flow)]);
    return { success: true, days: daysIn(selection), from, to, version, locale, ...found, ...kinds };
  }
}

function selectionOf(query: Asked, now: Date): Selection {
  const version = wholeNumberOf('version', query['version'], { min: 0, max: 1_000_000, otherwise: 0 });
  const { locale } = query;
  if (locale !== undefined && locale !== '' && (typeof locale !== 'string' || !/^[a-z]{2}$/.test(locale)))
    throw fieldErrors({ locale: ['format'] });
  return { ...periodOf(query, now), ...(version > 0 && { version }), ...(locale && { locale: String(locale) }) };
}

/** The asked days, at most ten years of them; a number of last days when the first is not named. */
function periodOf({ days, from, to }: Asked, now: Date): Period {
  const last = lastDays(daysOf(days), now);
  const first = dayOf('from', from);
  const end = dayOf('to', to) ?? last.to;
  if (first === undefined) return to === undefined || to === '' ? last : { from: end, to: end };
  if (end < first) throw fieldErrors({ to: ['min'] });
  if (daysIn({ from: first, to: end }) > 3_660) throw fieldErrors({ to: ['max'] });
  return { from: first, to: end };
}

function dayOf(name: string, given: unknown): string | undefined {
  if (given === undefined || given === '') return undefined;
  if (typeof given === 'string' && isDay(given)) return given;
  throw fieldErrors({ [name]: ['format'] });
}

/** The span to count over, in days: 1 to 366, 30 when nothing sensible is asked for. */
function daysOf(asked: unknown): number {
  const days = Number(asked);
  return Number.isInteger(days) && days >= 1 && days <= 366 ? days : 30;
}
