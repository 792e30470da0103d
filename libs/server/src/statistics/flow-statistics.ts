import { Injectable } from '@nestjs/common';
import type { Move, StateStatistics } from '@statewise/contract';
import { describeChart, endStates, type Flow } from '@statewise/flow';
import { ReadSql } from '../platform/database/read-sql.js';
import { readCounts, readKinds, type Count } from './count.statements.js';
import { medianStay, type StayCount } from './median-stay.js';
import { spansOf, type Period } from './period.js';
import { TransitionCounter } from './transition-counter.js';

/** Which applications are counted: those that came into being in a period, of one version or in one language where that is said. */
export interface StatisticsSelection extends Period {
  readonly version?: number;
  readonly locale?: string;
}

export interface Statistics {
  /** Versions of the chart and languages in which applications of the flow came into being. */
  readonly versions: readonly number[];
  readonly locales: readonly string[];
  /** Applications that came into being. */
  readonly begun: number;
  readonly population: readonly StateStatistics[];
  readonly moves: readonly Move[];
}

const week = 7 * 86_400_000;

/** Adds up where the applications of a flow are, were, and stopped. */
@Injectable()
export class FlowStatistics {
  constructor(
    private readonly sql: ReadSql,
    private readonly counter: TransitionCounter,
  ) {}

  async of(flow: Flow, selection: StatisticsSelection): Promise<Statistics> {
    await this.counter.catchUp();
    const spans = spansOf(selection);
    const { version = 0, locale = '' } = selection;
    const weekAgo = new Date(Date.now() - week).toISOString().slice(0, 10);
    const [grains, days] = [spans.map(({ grain }) => grain), spans.map(({ since }) => since)];
    const [counts, [kinds]] = await Promise.all([
      this.sql.run(readCounts, [flow.id, grains, days, version, locale, weekAgo]),
      this.sql.run(readKinds, [flow.id]),
    ]);
    const moves = counts.flatMap(({ measure, state, detail, n }) =>
      measure === 'move' && n > 0
        ? [{ from: state, to: detail, count: n, median_seconds: medianStay(staysIn(counts, state, detail)) }]
        : [],
    );
    return {
      begun: totalOf(counts.filter(({ measure }) => measure === 'begun')),
      population: populationOf(flow, counts),
      moves: moves.toSorted((a, b) => b.count - a.count),
      versions: kinds?.versions ?? [],
      locales: kinds?.locales ?? [],
    };
  }
}

/** The figures of each state in which an application is ever said to be. */
function populationOf({ machine }: Flow, counts: readonly Count[]): StateStatistics[] {
  const chart = describeChart(machine);
  const ends = endStates(chart);
  return chart.states
    .filter(({ type }) => type === 'atomic' || type === 'final' || type === 'parallel')
    .map(({ path }) =>
      statisticsOf(
        path,
        counts.filter(({ state }) => state === path),
        ends.has(path),
      ),
    );
}

function statisticsOf(state: string, counts: readonly Count[], isEnd: boolean): StateStatistics {
  const of = (measure: Count['measure']) => counts.filter((count) => count.measure === measure);
  const ever = totalOf(of('ever'));
  const stayed = totalOf(of('now').filter(({ detail: isOld }) => isOld === 'true'));
  const left = isEnd ? 0 : stayed + totalOf(of('erased'));
  return {
    state,
    now: totalOf(of('now')),
    ever,
    entries: totalOf(of('entry')),
    median_seconds: medianStay(staysIn(counts, state)),
    left,
    left_share: ever === 0 ? 0 : left / ever,
  };
}

/** The stays in a state; of those that led to another one alone, where that is named. Earlier releases did not count where a stay led. */
function staysIn(counts: readonly Count[], from: string, to?: string): StayCount[] {
  return counts.flatMap(({ measure, state, detail, n }) => {
    const [lengthClass, led] = detail.split(' ');
    const isMeant = measure === 'stay' && state === from && (to === undefined || led === to);
    return isMeant ? [{ lengthClass: Number(lengthClass), count: n }] : [];
  });
}

const totalOf = (counts: readonly { readonly n: number }[]): number => counts.reduce((sum, { n }) => sum + n, 0);
