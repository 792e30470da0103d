import type { ChartLayout } from './chart-layout.js';
import type { ChartSelection } from './chart-selection.js';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where on the drawing something is; undefined when the chart has no such thing. */
export function placeOf({ boxes, lines }: ChartLayout, { state, transition }: ChartSelection): Area | undefined {
  if (state !== undefined) return boxes.find((box) => box.state.path === state);
  const line = lines.find(({ texts }) => texts.some(({ transitions }) => transitions.includes(transition)));
  if (line) return { ...line.label, width: line.width, height: line.height };
  return boxes.find(({ rows }) => rows.some(({ transitions }) => transitions.includes(transition)));
}

/** How long moving about takes, in milliseconds; no time for who wants nothing to move. */
export function zoomDuration(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200;
}
