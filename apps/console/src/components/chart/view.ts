import type { ChartLayout } from './chart-layout.js';
import type { ChartSelection } from './chart-selection.js';

/** A part of the drawing, in its own units from its upper left corner. */
export interface DrawingArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How large the window is that a drawing is looked at through, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the drawing's upper left corner lies in its window, in pixels, and how many pixels one of its units has. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** From this zoom on the words can be read. */
export const readableZoom = 0.7;

/** How far a drawing may be zoomed. */
export const zooms = { min: 0.15, max: 2.5 };

/** So near to an edge of the window, in pixels, something is not looked at well. */
const edge = { x: 40, y: 20 };

/** Where on the drawing something is; undefined when the chart has no such thing. */
export function areaOf({ boxes, lines }: ChartLayout, { state, transition }: ChartSelection): DrawingArea | undefined {
  if (state !== undefined) return boxes.find((box) => box.state.path === state);
  const line = lines.find(({ texts }) => texts.some(({ transitions }) => transitions.includes(transition)));
  if (line) return { ...line.label, width: line.width, height: line.height };
  return boxes.find(({ rows }) => rows.some(({ transitions }) => transitions.includes(transition)));
}

/** Whether the middle of an area is well within the window. */
export function isShown(area: DrawingArea, { x, y, zoom }: View, { width, height }: Size): boolean {
  const middle = middleOf(area);
  const left = middle.x * zoom + x;
  const top = middle.y * zoom + y;
  return left > edge.x && left < width - edge.x && top > edge.y && top < height - edge.y;
}

/** The view that has an area in the middle of the window. */
export function centred(area: DrawingArea, zoom: number, { width, height }: Size): View {
  const middle = middleOf(area);
  return { x: width / 2 - middle.x * zoom, y: height / 2 - middle.y * zoom, zoom };
}

/** The view that has the middle of the window where it was, and everything as many times larger. */
export function zoomed({ x, y, zoom }: View, factor: number, { width, height }: Size): View {
  const next = Math.min(Math.max(zoom * factor, zooms.min), zooms.max);
  const ratio = next / zoom;
  return { x: width / 2 - (width / 2 - x) * ratio, y: height / 2 - (height / 2 - y) * ratio, zoom: next };
}

function middleOf({ x, y, width, height }: DrawingArea): { readonly x: number; readonly y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}
