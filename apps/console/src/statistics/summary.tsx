import type { SelectedProps } from './selection.js';
import type { ChartDescription } from '@statewise/flow';
import { useFormat } from '@statewise/ui';
import type { ReactNode } from 'react';
import type { Population } from '../requests/population.js';
import { durationWords } from '../components/chart/duration.js';
import { useStateName } from '../components/use-state-name.js';
import { worstStates } from './leaving.js';
import { useStatisticsText } from './messages/use-statistics-text.js';

/** How many there are in each selection, and where most of them leave. */
export function StatisticsSummary({ a, b, chart }: SelectedProps): ReactNode {
  return (
    <div className="statistics-summary">
      <Selected population={a} chart={chart} side={b && 'a'} />
      {b && <Selected population={b} chart={chart} side="b" />}
    </div>
  );
}

function Selected({
  population,
  chart,
  side,
}: {
  readonly population: Population;
  readonly chart: ChartDescription;
  readonly side: 'a' | 'b' | undefined;
}): ReactNode {
  const t = useStatisticsText();
  const format = useFormat();
  const stateName = useStateName();
  const { begun, from, to } = population;
  const [worst] = worstStates(chart, population);
  return (
    <div className="statistics-summary__one">
      <p className="statistics-summary__figure">
        {side && <span className={`statistics-side statistics-side--${side}`}>{side.toUpperCase()}</span>}
        {t('begun', { count: begun })}
      </p>
      <p className="sw-small">{t('between', { from: format.date(from), to: format.date(to) })}</p>
      {worst && (
        <p>
          {t('leaveMost', {
            state: stateName(worst.state),
            count: worst.left,
            ever: worst.ever,
            share: format.percent(worst.left_share * 100, { whole: true }),
          })}
          {worst.median_seconds !== null &&
            ` ${t('leaveMedian', { median: durationWords(worst.median_seconds, t.language) })}`}
        </p>
      )}
    </div>
  );
}
