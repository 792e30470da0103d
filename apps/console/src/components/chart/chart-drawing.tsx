import { ReactFlowProvider } from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { Loading, Notice, useT } from '@statewise/ui';
import { useRef } from 'react';
import './chart.css';
import { ChartCanvas } from './chart-canvas.js';
import { isCounted } from './chart-marks.js';
import type { ChartDrawingProps } from './chart-drawing-props.js';
import { chartCatalogue } from './messages/catalogue.js';
import { useFolding } from './use-folding.js';

/**
 * A chart as a drawing that can be moved, zoomed and walked through with the keyboard; laid out in a worker. It opens
 * with as many groups closed as it takes to be read.
 */
export function ChartDrawing({ chart, selected = null, place, marks, ...canvas }: ChartDrawingProps) {
  const t = useT(chartCatalogue);
  const frame = useRef<HTMLDivElement>(null);
  const folding = useFolding(chart, frame, { selected, place, isCounted: isCounted(marks) });
  const { drawn } = folding;
  return (
    <div className="chart-drawing" ref={frame}>
      {drawn === undefined && <Loading label={t('drawn')} />}
      {drawn === null && <Notice tone="warning">{t('failed')}</Notice>}
      {drawn && (
        <ReactFlowProvider key={chart.id}>
          <ChartCanvas
            chart={chart}
            drawn={drawn}
            folding={folding}
            selected={selected}
            place={place}
            marks={marks}
            {...canvas}
          />
        </ReactFlowProvider>
      )}
    </div>
  );
}
