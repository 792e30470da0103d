import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { more, type ChartSelection, type SelectMode } from '../../components/chart/chart-selection.js';
import type { OpenChart } from '../../components/use-chart.js';
import type { ChartPlace } from '../../components/chart/view.js';

/** What the drawing can show of the applications: how many stand and go where, or where they leave. */
export const layers = ['counts', 'heat'] as const;
export type Layer = (typeof layers)[number] | undefined;

export interface Selection {
  readonly selected: ChartSelection | null;
  /** The states that are selected together; none or one where nothing or one thing is. */
  readonly chosen: readonly string[];
  readonly select: (selection: ChartSelection | null, mode?: SelectMode) => void;
  /** The address of a state or transition of this chart. */
  readonly hrefOf: (selection: ChartSelection) => string;
}

/** What draws a part of a chart, and what of it is looked at. */
export interface SelectionProps {
  readonly chart: OpenChart;
  readonly selection: Selection;
}

export interface ChartAddress extends Selection {
  readonly isList: boolean;
  readonly layer: Layer;
  /** Which groups are closed, and what is looked at from how near; undefined until something was moved. */
  readonly place: ChartPlace | undefined;
  readonly showList: (isList: boolean) => void;
  readonly showLayer: (layer: Layer) => void;
  readonly keepPlace: (place: ChartPlace) => void;
}

type Changes = Readonly<Record<string, readonly string[]>>;

/**
 * What is looked at, as the address says, so that each view has a link: `state`, once for each that is selected, or
 * `transition`; `view=list`; `layer`; `closed` groups; and `at`, the middle of the window and the zoom.
 */
export function useChartAddress(): ChartAddress {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  // What was asked for last, which the page may not show yet.
  const asked = useRef(search);
  const onTheWay = useRef<string[]>([]);
  useEffect(() => {
    const arrived = onTheWay.current.indexOf(search.toString());
    onTheWay.current = onTheWay.current.slice(arrived + 1);
    // What was asked for on the way comes late; anything else was chosen otherwise.
    if (arrived !== -1) return;
    onTheWay.current = [];
    asked.current = search;
  }, [search]);
  const set = (changes: Changes): void => {
    asked.current = changed(asked.current, changes);
    onTheWay.current.push(asked.current.toString());
    setSearch(asked.current, { replace: true, preventScrollReset: true });
  };
  const transition = search.get('transition');
  const states = search.getAll('state').join('\n');
  const isState = search.has('state');
  const chosen = useMemo(() => (isState ? states.split('\n') : []), [isState, states]);
  const selected = useMemo(
    (): ChartSelection | null =>
      transition !== null ? { transition } : isState ? { state: chosen.at(-1) ?? '' } : null,
    [transition, isState, chosen],
  );
  const [closed, at] = [search.get('closed'), search.get('at')];
  const place = useMemo(() => placeIn(closed, at), [closed, at]);
  return {
    selected,
    chosen,
    select: (selection, mode = 'only') => {
      const { state } = selection ?? {};
      const states = state === undefined ? [] : more(asked.current.getAll('state'), state, mode);
      set({ state: states, transition: selection?.transition === undefined ? [] : [selection.transition] });
    },
    hrefOf: ({ state, transition: id }) =>
      `${pathname}?${changed(search, { state: state === undefined ? [] : [state], transition: id === undefined ? [] : [id] })}`,
    isList: search.get('view') === 'list',
    layer: layers.find((layer) => layer === search.get('layer')),
    place,
    showList: (isList) => set({ view: isList ? ['list'] : [] }),
    showLayer: (layer) => set({ layer: layer ? [layer] : [] }),
    keepPlace: ({ closed: groups, x, y, zoom }) =>
      set({ closed: [groups.join()], at: [`${Math.round(x)},${Math.round(y)},${Number(zoom.toFixed(2))}`] }),
  };
}

function changed(search: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, values] of Object.entries(changes)) {
    next.delete(name);
    for (const value of values) next.append(name, value);
  }
  return next;
}

function placeIn(closed: string | null, at: string | null): ChartPlace | undefined {
  const [x = NaN, y = NaN, zoom = NaN] = (at ?? '').split(',').map(Number);
  if (closed === null || ![x, y, zoom].every(Number.isFinite) || zoom <= 0) return undefined;
  return { closed: closed.split(',').filter(Boolean), x, y, zoom };
}
