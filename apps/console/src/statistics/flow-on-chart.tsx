import type { FlowDescription } from '@statewise/flow';
import { useMemo, useState, type ReactNode } from 'react';
import { ChartDrawing } from '../components/chart/chart-drawing.js';
import type { Population } from '../requests/population.js';
import { useStatisticsText } from './messages/use-statistics-text.js';
import { worstStates } from './leaving.js';
import { sides, type Side } from './selection.js';
import { flowMarks } from '../components/chart/population-marks.js';

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
  const [side, setSide] = useState<Side>('a');
  const shown = side === 'b' && b ? b : a;
  const marks = useMemo(() => flowMarks(chart, shown, t.language), [chart, shown, t.language]);
  const at = noteworthyState(chart, shown);
  const selected = useMemo(() => (at === undefined ? null : { state: at }), [at]);
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
        <ChartDrawing chart={chart} marks={marks} selected={selected} />
      </div>
    </section>
  );
}

/** The state that is looked at first: where most leave, or where most are. */
function noteworthyState(chart: FlowDescription, shown: Population): string | undefined {
  const [worst] = worstStates(chart, shown);
  const [fullest] = shown.population.filter(({ now }) => now > 0).toSorted((one, other) => other.now - one.now);
  return (worst ?? fullest)?.state;
}
