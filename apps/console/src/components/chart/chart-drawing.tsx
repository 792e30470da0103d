import { ReactFlowProvider } from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import type { ChartDescription } from '@statewise/flow';
import { Loading, Notice, useT } from '@statewise/ui';
import { useEffect, useState, type ReactNode } from 'react';
import './chart.css';
import { ChartCanvas } from './chart-canvas.js';
import { layoutOf } from './chart-engine.js';
import type { ChartLayout } from './chart-layout.js';
import type { ChartDrawingProps } from './chart-drawing-props.js';
import { chartCatalogue } from './messages/catalogue.js';

/** A chart as a drawing that can be moved, zoomed and walked through with the keyboard; laid out in a worker. */
export function ChartDrawing({ chart, ...canvas }: ChartDrawingProps): ReactNode {
  const t = useT(chartCatalogue);
  const [drawn, setDrawn] = useState<{ readonly chart: ChartDescription; readonly layout: ChartLayout | null }>();
  useEffect(() => {
    let isCurrent = true;
    const keep = (layout: ChartLayout | null): void => {
      if (isCurrent) setDrawn({ chart, layout });
    };
    layoutOf(chart).then(keep, () => keep(null));
    return () => {
      isCurrent = false;
    };
  }, [chart]);
  if (drawn?.chart !== chart) return <Loading label={t('drawn')} />;
  if (drawn.layout === null) return <Notice tone="warning">{t('failed')}</Notice>;
  return (
    <ReactFlowProvider key={chart.id}>
      <ChartCanvas chart={chart} layout={drawn.layout} {...canvas} />
    </ReactFlowProvider>
  );
}
