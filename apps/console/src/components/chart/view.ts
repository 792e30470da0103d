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

/** What is looked at: which groups are closed, what is in the middle of the window, and from how near. */
export interface ChartPlace {
  readonly closed: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** From this zoom on all words can be read: the smallest have 12 pixels. */
export const readableZoom = 1;

/** Where a hand that zooms opens the group it comes near to, and where it closes the innermost ones again. */
export const foldZooms = { open: 1.6, close: 0.6 };

/** Which words are shown: all, only names, which grow as the drawing shrinks, or none. */
export type Detail = 'all' | 'names' | 'none';

/** What can be read at a zoom. */
export function detailAt(zoom: number): Detail {
  if (zoom >= readableZoom) return 'all';
  return zoom < 0.35 ? 'none' : 'names';
}

/** Whether a drawing can be read as a whole in a window. */
export function fits({ width, height }: Size, window: Size): boolean {
  return (
    width * readableZoom <= window.width - 2 * drawingMargin &&
    height * readableZoom <= window.height - 2 * drawingMargin
  );
}

/** Whether all of a drawing is within the window. */
export function showsAll(drawing: Size, { x, y, zoom }: View, { width, height }: Size): boolean {
  return x > -1 && y > -1 && x + drawing.width * zoom < width + 1 && y + drawing.height * zoom < height + 1;
}

/** What is left free around a drawing that is shown as a whole, in pixels. */
export const drawingMargin = 6;

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

/** The view that has an area in the middle of the window, as far as it fits, else its upper left corner in view. */
export function framed(area: DrawingArea, zoom: number, window: Size): View {
  const { x, y } = centred(area, zoom, window);
  return { x: Math.max(x, drawingMargin - area.x * zoom), y: Math.max(y, drawingMargin - area.y * zoom), zoom };
}

/** Which of some states of a drawing, being in view, is nearest to the middle of the window. */
export function closestTo(
  { boxes }: ChartLayout,
  states: readonly string[],
  { x, y, zoom }: View,
  { width, height }: Size,
): string | undefined {
  const distance = (box: DrawingArea): number => {
    const left = box.x * zoom + x;
    const top = box.y * zoom + y;
    const beside = Math.max(left - width / 2, width / 2 - left - box.width * zoom, 0);
    const above = Math.max(top - height / 2, height / 2 - top - box.height * zoom, 0);
    return beside > width / 2 || above > height / 2 ? Infinity : Math.hypot(beside, above);
  };
  return boxes
    .filter(({ state: { path } }) => states.includes(path))
    .map((box) => ({ path: box.state.path, distance: distance(box) }))
    .filter((near) => near.distance < Infinity)
    .toSorted((a, b) => a.distance - b.distance)[0]?.path;
}

function middleOf({ x, y, width, height }: DrawingArea): { readonly x: number; readonly y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}
