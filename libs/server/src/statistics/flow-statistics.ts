import { Injectable } from '@nestjs/common';
import type { Move, StateStatistics } from '@statewise/contract';
import { describeChart, type Flow } from '@statewise/flow';
import { Sql } from '../platform/database/sql.js';
import { readCounts, readKinds } from './count.statements.js';
import { medianStay } from './median-stay.js';
import { spansOf, type Period } from './period.js';
import { TransitionCounter } from './transition-counter.js';

/** Which applications are counted: those that came into being in a period, of one version or in one language where that is said. */
export interface StatisticsSelection extends Period {
  readonly version?: number;
  readonly locale?: string;
}

export interface Statistics {
  /** Applications that came into being. */
  readonly begun: number;
  readonly population: readonly StateStatistics[];
  readonly moves: readonly Move[];
}

interface Count {
  readonly measure: 'begun' | 'now' | 'ever' | 'entry' | 'stay' | 'move' | 'erased';
  readonly state: string;
  readonly detail: string;
  readonly n: number;
}

const week = 7 * 86_400_000;

/** Adds up where the applications of a flow are, were, and stopped. */
@Injectable()
export class FlowStatistics {
  constructor(
    private readonly sql: Sql,
    private readonly counter: TransitionCounter,
  ) {}

  /** In which versions and languages the applications of a flow came into being. */
  async kindsOf(flow: Flow): Promise<{ versions: number[]; locales: string[] }> {
    const [kinds] = await this.sql.run<{ versions: number[]; locales: string[] }>(readKinds, [flow.id]);
    return kinds ?? { versions: [], locales: [] };
  }

  async of(flow: Flow, selection: StatisticsSelection): Promise<Statistics> {
    await this.counter.countMore();
    const spans = spansOf(selection);
    const { version = 0, locale = '' } = selection;
    const weekAgo = new Date(Date.now() - week).toISOString().slice(0, 10);
    const [grains, days] = [spans.map(({ grain }) => grain), spans.map(({ since }) => since)];
    const counts = await this.sql.run<Count>(readCounts, [flow.id, grains, days, version, locale, weekAgo]);
    const moves = counts.flatMap(({ measure, state, detail, n }) =>
      measure === 'move' && n > 0 ? [{ from: state, to: detail, count: n }] : [],
    );
    return {
      begun: totalOf(counts.filter(({ measure }) => measure === 'begun')),
      population: statesOf(flow).map((state) =>
        statisticsOf(
          state,
          counts.filter((count) => count.state === state),
        ),
      ),
      moves: moves.toSorted((a, b) => b.count - a.count),
    };
  }
}

/** The states in which an application is ever said to be. */
const statesOf = ({ machine }: Flow): string[] =>
  describeChart(machine)
    .states.filter(({ type }) => type === 'atomic' || type === 'final' || type === 'parallel')
    .map(({ path }) => path);

function statisticsOf(state: string, counts: readonly Count[]): StateStatistics {
  const of = (measure: Count['measure']) => counts.filter((count) => count.measure === measure);
  const ever = totalOf(of('ever'));
  const left = totalOf(of('now').filter(({ detail: isOld }) => isOld === 'true')) + totalOf(of('erased'));
  const lengths = of('stay').map(({ detail, n }) => ({ lengthClass: Number(detail), count: n }));
  return {
    state,
    now: totalOf(of('now')),
    ever,
    entries: totalOf(of('entry')),
    median_seconds: medianStay(lengths),
    left,
    left_share: ever === 0 ? 0 : left / ever,
  };
}

const totalOf = (counts: readonly { readonly n: number }[]): number => counts.reduce((sum, { n }) => sum + n, 0);
