import type { FlowDescription, ChartDescription } from '@statewise/flow';
import { useFormat } from '@statewise/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { ChartDrawing } from '../components/chart/chart-drawing.js';
import type { Population } from '../requests/population.js';
import { useStatisticsText } from './messages/use-statistics-text.js';
import { sides, type Side } from './selection.js';
import { transitionOf } from '../components/chart-moves.js';
import type { ChartMark, ChartMarks } from '../components/chart/chart-marks.js';
import { worstStates } from './leaving.js';

/** Marks how many stand where, how often each transition was taken, and where most leave. */
function flowMarks(chart: ChartDescription, found: Population, write: (count: number) => string): ChartMarks {
  const worst = new Set(worstStates(chart, found).map(({ state }) => state));
  const states: Record<string, ChartMark> = {};
  for (const { state, now, ever } of found.population) {
    if (ever === 0) states[state] = { tone: 'dim' };
    else states[state] = { text: write(now), ...(worst.has(state) && { tone: 'bad' }) };
  }
  // One transition of a state around others may have led from several of them.
  const taken = new Map<string, number>();
  for (const move of found.moves) {
    const id = transitionOf(chart, { from: move.from, to: move.to });
    if (id !== undefined) taken.set(id, (taken.get(id) ?? 0) + move.count);
  }
  const transitions = Object.fromEntries([...taken].map(([id, count]) => [id, { text: write(count) }]));
  return { states, transitions };
}

/** The flow of people on its chart; of two selections one at a time. */
export function FlowOnChart({
  chart,
  a,
  b,
}: {
  readonly chart: FlowDescription;
  readonly a: Population;
  readonly b: Population | undefined;
}): ReactNode {
  const t = useStatisticsText();
  const format = useFormat();
  const [side, setSide] = useState<Side>('a');
  const shown = side === 'b' && b ? b : a;
  const marks = useMemo(() => flowMarks(chart, shown, (count) => format.number(count)), [chart, shown, format]);
  return (
    <section className="statistics-part" aria-labelledby="statistics-chart">
      <div className="statistics-chart__head">
        <h2 id="statistics-chart">{t('chart')}</h2>
        {b && (
          <div role="group" aria-label={t('chartOf')} className="statistics-switch">
            {sides.map((one) => (
              <button
                key={one}
                type="button"
                className="sw-button sw-button--secondary sw-button--small"
                aria-pressed={side === one}
                onClick={() => setSide(one)}
              >
                {one.toUpperCase()}
              </button>
            ))}
          </div>
        )}
      </div>
      <p className="sw-small">{t('chartWords')}</p>
      <div className="statistics-chart">
        <ChartDrawing chart={chart} marks={marks} />
      </div>
    </section>
  );
}
