import type { FlowDescription } from '@statewise/flow';
import { useMemo, type ReactNode } from 'react';
import { transitionOf } from '../components/chart-moves.js';
import { ChartDrawing } from '../components/chart/chart-drawing.js';
import type { ChartMark, ChartMarks } from '../components/chart/chart-marks.js';
import { usePopulation } from '../requests/population.js';
import type { StreamedTransition } from '@statewise/contract';
import { useLiveText } from './messages/use-live-text.js';

/** The chart of a flow with how many stand where, and where something happened last. */
export function LiveChart({
  chart,
  last,
}: {
  readonly chart: FlowDescription;
  readonly last: StreamedTransition | undefined;
}): ReactNode {
  const t = useLiveText();
  const { data } = usePopulation(chart.id, { days: 366 }, { every: 2 });
  const marks = useMemo((): ChartMarks => {
    const here = last?.flow === chart.id ? last : undefined;
    const states: Record<string, ChartMark> = {};
    for (const { state, now } of data?.population ?? [])
      states[state] = { count: now, ...(state === here?.to && { tone: 'now' }) };
    const id = here && transitionOf(chart, here);
    return { states, ...(id !== undefined && { transitions: { [id]: { tone: 'now' } } }) };
  }, [chart, data, last]);
  const at = last?.flow === chart.id ? last.to : undefined;
  const selected = useMemo(() => (at === undefined ? null : { state: at }), [at]);
  return (
    <section className="live-chart" aria-label={t('chart')}>
      <p className="sw-small">{t('chartWords')}</p>
      <div className="live-chart__drawing">
        <ChartDrawing chart={chart} marks={marks} selected={selected} />
      </div>
    </section>
  );
}
