import { getViewportForBounds, useReactFlow, useStoreApi } from '@xyflow/react';
import { useMemo, useRef } from 'react';
import type { ChartLayout } from './chart-layout.js';
import type { ChartSelection } from './chart-selection.js';
import {
  centred,
  closestTo,
  framed,
  isShown,
  drawingMargin,
  areaOf,
  readableZoom,
  zoomed,
  zooms,
  type DrawingArea,
  type View,
  type Size,
} from './view.js';

/** Moves the drawing in its window. */
export interface Camera {
  /** Brings something into view, unless it is, or will be once the drawing has arrived where it is moving to. */
  readonly bringIn: (selection: ChartSelection) => void;
  /** Shows a group that was just opened or closed: in the middle where it fits, else from its beginning, so that it can be read. */
  readonly frame: (selection: ChartSelection) => void;
  /** Which of some states in view is nearest to the middle of the window; undefined when none is in view. */
  readonly closest: (states: readonly string[]) => string | undefined;
  /** How near it would be after zooming. */
  readonly zoomAfter: (factor: number) => number;
  /** What is in the middle of the window, and from how near it is looked at. */
  readonly middle: () => View;
  /** Has that in the middle of the window again. */
  readonly lookAt: (middle: View) => void;
  /** Fills the window with something. */
  readonly fill: (selection: ChartSelection) => void;
  /** Fills the window with the whole chart. */
  readonly everything: () => void;
  /** Everything, or, where that would be too small to read, what is selected, else the beginning of the chart. */
  readonly start: (selected: ChartSelection | null, first: ChartSelection | null) => void;
  /** Everything so many times larger. */
  readonly zoom: (factor: number) => void;
  /** A hand moves the drawing: it no longer goes where it was going to. */
  readonly letGo: () => void;
}

/** The camera of the drawing in whose `ReactFlowProvider` it is asked for. */
export function useCamera(layout: ChartLayout): Camera {
  const flow = useReactFlow();
  const store = useStoreApi();
  const bound = useRef<View>(undefined);
  return useMemo(() => {
    const size = (): Size => store.getState();
    // A decision made from where the drawing happens to be while it moves is wrong when it has arrived.
    const aim = (): View => bound.current ?? flow.getViewport();
    const go = (view: View, duration = zoomDuration()): void => {
      if (!store.getState().panZoom) return;
      bound.current = view;
      void flow.setViewport(view, { duration }).then(() => {
        if (bound.current === view) bound.current = undefined;
      });
    };
    const filledBy = (area: DrawingArea, padding: number | `${number}px`, max: number): View => {
      const { width, height } = size();
      return getViewportForBounds(area, width, height, zooms.min, max, padding);
    };
    const whole = (): View =>
      filledBy({ x: 0, y: 0, width: layout.width, height: layout.height }, `${drawingMargin}px`, 1.2);
    return {
      bringIn: (selection) => {
        const place = areaOf(layout, selection);
        if (!place || isShown(place, aim(), size())) return;
        go(centred(place, Math.max(aim().zoom, readableZoom), size()));
      },
      frame: (selection) => {
        const place = areaOf(layout, selection);
        if (place) go(framed(place, readableZoom, size()));
      },
      middle: () => {
        const { x, y, zoom } = aim();
        const { width, height } = size();
        return { x: (width / 2 - x) / zoom, y: (height / 2 - y) / zoom, zoom };
      },
      lookAt: ({ x, y, zoom }) => go(centred({ x, y, width: 0, height: 0 }, zoom, size()), 0),
      closest: (states) => closestTo(layout, states, aim(), size()),
      zoomAfter: (factor) => zoomed(aim(), factor, size()).zoom,
      fill: (selection) => {
        const place = areaOf(layout, selection);
        if (place) go(filledBy(place, 0.4, zooms.max));
      },
      everything: () => go(whole()),
      start: (selected, first) => {
        const view = whole();
        const chosen = selected && areaOf(layout, selected);
        const beginning = first && areaOf(layout, first);
        if (view.zoom >= readableZoom || !(chosen || beginning)) go(view, 0);
        else if (chosen) go(centred(chosen, readableZoom, size()), 0);
        else if (beginning) go({ ...centred(beginning, readableZoom, size()), y: drawingMargin }, 0);
      },
      zoom: (factor) => go(zoomed(aim(), factor, size())),
      letGo: () => {
        bound.current = undefined;
      },
    };
  }, [flow, store, layout]);
}

/** How long moving about takes, in milliseconds; no time for who wants nothing to move. */
function zoomDuration(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200;
}
