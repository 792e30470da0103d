import { Controller } from '@nestjs/common';
import { statistics, type Move, type PopulationQuery, type StateStatistics } from '@statewise/contract';
import { dateOf } from '@statewise/finance';
import { describeChart, isEnd, type Flow } from '@statewise/flow';
import { FlowRegistry } from '../engine/flow-registry.js';
import { ReadSql } from '../platform/database/read-sql.js';
import { Cache } from '../platform/http/cache.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { fieldErrors } from '../platform/problem/problem.js';
import { readCounts, readKinds, type Count } from './count.statements.js';
import { medianStay, type StayCount } from './median-stay.js';
import { daysIn, isoDay, lastDays, spansOf, type Period } from './period.js';
import { TransitionCounter } from './transition-counter.js';

/** Which applications are counted: those that came into being in a period, of one version or in one language where that is said. */
interface StatisticsSelection extends Period {
  readonly version?: number;
  readonly locale?: string;
}

interface Statistics {
  /** Versions of the chart and languages in which applications of the flow came into being. */
  readonly versions: readonly number[];
  readonly locales: readonly string[];
  /** Applications that came into being. */
  readonly begun: number;
  readonly population: readonly StateStatistics[];
  readonly moves: readonly Move[];
}

const week = 7 * 86_400_000;

/** Answers that are kept: until another transaction counts, of which each look asks. */
const kept = { seconds: 3_600, max: 100 };

/** Adds up where the applications of a flow are, were, and stopped. */
@Controller()
export class StatisticsController {
  /** Answers by what was asked, as of the transaction that had counted last. */
  private readonly kept = new Cache<Statistics>(kept);

  constructor(
    private readonly registry: FlowRegistry,
    private readonly sql: ReadSql,
    private readonly counter: TransitionCounter,
  ) {}

  @Handles(statistics.populationOf)
  async populationOf({ id, version = 0, locale, ...query }: Input<typeof statistics.populationOf>) {
    const { flow } = this.registry.get(id);
    const period = periodOf(query, dateOf(new Date().toISOString()));
    const selection = { ...period, ...(version > 0 && { version }), ...(locale !== undefined && { locale }) };
    return {
      success: true,
      days: daysIn(period),
      ...period,
      version: version || null,
      locale: locale ?? null,
      ...(await this.presentOf(flow, selection)),
    };
  }

  /** The statistics as of now. They are added up once until something else is counted. */
  private async presentOf(flow: Flow, selection: StatisticsSelection): Promise<Statistics> {
    const countedBy = await this.counter.catchUp();
    const today = dateOf(new Date().toISOString());
    if (countedBy === undefined) return this.addUp(flow, selection, today);
    const { from, to, version, locale } = selection;
    const asked = JSON.stringify([countedBy, flow.id, from, to, version, locale, today]);
    return this.kept.get(asked, () => this.addUp(flow, selection, today));
  }

  private async addUp(flow: Flow, selection: StatisticsSelection, today: string): Promise<Statistics> {
    const spans = spansOf(selection, today);
    const { version = 0, locale = '' } = selection;
    const weekAgo = isoDay(Date.parse(today) - week);
    const [grains, days] = [spans.map(({ grain }) => grain), spans.map(({ since }) => since)];
    const [counts, [kinds]] = await Promise.all([
      this.sql.run(readCounts, [flow.id, grains, days, version, locale, weekAgo]),
      this.sql.run(readKinds, [flow.id]),
    ]);
    const stays = staysIn(counts);
    const moves = counts.flatMap(({ measure, state, detail, n }) =>
      measure === 'move' && n > 0
        ? [{ from: state, to: detail, count: n, median_seconds: medianStay(stays.get(`${state} ${detail}`) ?? []) }]
        : [],
    );
    return {
      begun: totalOf(counts.filter(({ measure }) => measure === 'begun')),
      population: populationOf(flow, counts, stays),
      moves: moves.toSorted((a, b) => b.count - a.count || (wayOf(a) < wayOf(b) ? -1 : 1)),
      versions: kinds?.versions ?? [],
      locales: kinds?.locales ?? [],
    };
  }
}

/** The days of a query, at most ten years of them; a number of last days when the first is not named. */
function periodOf({ days, from, to }: Pick<PopulationQuery, 'days' | 'from' | 'to'>, today: string): Period {
  const end = to ?? today;
  if (from === undefined) return lastDays(days, end);
  if (end < from) throw fieldErrors({ to: ['min'] });
  if (daysIn({ from, to: end }) > 3_660) throw fieldErrors({ to: ['max'] });
  return { from, to: end };
}

/** The figures of each state in which an application is ever said to be. */
function populationOf(flow: Flow, counts: readonly Count[], stays: Stays): StateStatistics[] {
  return describeChart(flow.machine)
    .states.filter(({ type }) => type === 'atomic' || type === 'final' || type === 'parallel')
    .map(({ path }) =>
      statisticsOf(
        path,
        counts.filter(({ state }) => state === path),
        stays.get(path) ?? [],
        isEnd(flow, path),
      ),
    );
}

function statisticsOf(
  state: string,
  counts: readonly Count[],
  stays: readonly StayCount[],
  isAtEnd: boolean,
): StateStatistics {
  const of = (measure: Count['measure']) => counts.filter((count) => count.measure === measure);
  const ever = totalOf(of('ever'));
  const stayed = totalOf(of('now').filter(({ detail: isOld }) => isOld === 'true'));
  const left = isAtEnd ? 0 : stayed + totalOf(of('erased'));
  return {
    state,
    now: totalOf(of('now')),
    ever,
    entries: totalOf(of('entry')),
    median_seconds: medianStay(stays),
    left,
    left_share: ever === 0 ? 0 : left / ever,
  };
}

/** The stays in each state, by its path, and those of them that led to another, by both with a space between. */
type Stays = ReadonlyMap<string, readonly StayCount[]>;

/** Earlier releases did not count where a stay led. */
function staysIn(counts: readonly Count[]): Stays {
  const stays = new Map<string, StayCount[]>();
  for (const { measure, state, detail, n } of counts) {
    if (measure !== 'stay') continue;
    const [lengthClass, led] = detail.split(' ');
    for (const place of led === undefined ? [state] : [state, `${state} ${led}`]) {
      const there = stays.get(place) ?? [];
      there.push({ lengthClass: Number(lengthClass), count: n });
      stays.set(place, there);
    }
  }
  return stays;
}

const wayOf = ({ from, to }: Move): string => `${from} ${to}`;

const totalOf = (counts: readonly { readonly n: number }[]): number => counts.reduce((sum, { n }) => sum + n, 0);
