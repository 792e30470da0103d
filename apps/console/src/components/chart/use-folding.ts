import type { ChartDescription } from '@statewise/flow';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { closedToRead, layoutOf } from './chart-engine.js';
import { foldedChart, groupsOf, hiding } from './chart-fold.js';
import type { ChartLayout } from './chart-layout.js';
import type { ChartSelection } from './chart-selection.js';
import type { ChartPlace } from './view.js';

/** A chart as it is drawn: which groups are closed, and what is seen of it then. */
export interface DrawnChart {
  readonly whole: ChartDescription;
  readonly closed: ReadonlySet<string>;
  readonly folded: ChartDescription;
  readonly layout: ChartLayout;
  /** What it was drawn anew for, and is to be looked at: a group or what is selected, or everything. */
  readonly shows: ChartSelection | 'everything' | 'beginning' | 'same';
}

export interface Folding {
  /** Undefined until the first layout is made; null when none can be made. */
  readonly drawn: DrawnChart | null | undefined;
  /** Opens a closed group, or closes an open one. */
  readonly toggle: (group: string) => void;
  /** Closes the innermost groups that are open. */
  readonly closeInnermost: () => void;
  /** Closes as few groups as it needs for everything to be read at once. */
  readonly closeToRead: () => void;
}

interface FoldingInput {
  readonly selected: ChartSelection | null;
  /** Where the drawing opens. */
  readonly place: ChartPlace | undefined;
  /** Whether there has to be room for figures. */
  readonly isCounted: boolean;
}

/** Which groups of a chart are closed in a drawing: at first so many that the whole can be read, then as asked. */
export function useFolding(
  chart: ChartDescription,
  frame: RefObject<HTMLElement | null>,
  { selected, place, isCounted }: FoldingInput,
): Folding {
  const [drawn, setDrawn] = useState<DrawnChart | null>();
  const turn = useRef(0);
  // What was asked for last, which may not be drawn yet: another press or another layer does not undo it.
  const wanted = useRef<{ readonly id: string; readonly closed: ReadonlySet<string> }>(undefined);
  const draw = useCallback(
    (asked: ReadonlySet<string> | Promise<ReadonlySet<string>>, shows: DrawnChart['shows']): void => {
      const mine = (turn.current += 1);
      if (asked instanceof Set) wanted.current = { id: chart.id, closed: asked };
      const make = async (): Promise<DrawnChart> => {
        const closed = await asked;
        if (mine === turn.current) wanted.current = { id: chart.id, closed };
        const layout = await layoutOf(chart, closed, isCounted);
        return { whole: chart, closed, folded: foldedChart(chart, closed), layout, shows };
      };
      const keep = (made: DrawnChart | null): void => {
        if (mine === turn.current) setDrawn(made);
      };
      make().then(keep, () => keep(null));
    },
    [chart, isCounted],
  );
  const first = useRef({ selected, place });
  useEffect(() => {
    const opened = first.current;
    // Another version of the chart is drawn as it was left.
    if (wanted.current?.id === chart.id) draw(wanted.current.closed, 'same');
    else if (opened.place) draw(new Set(opened.place.closed), 'beginning');
    else draw(closedIn(frame.current, chart, { selected: opened.selected, isCounted }), 'beginning');
    return () => {
      turn.current += 1;
    };
  }, [chart, draw, frame, isCounted]);

  // What is selected is seen: a group that hides it opens.
  const seen = useRef(selected);
  useEffect(() => {
    if (!drawn || drawn.whole !== chart || selected === null || seen.current === selected) return;
    seen.current = selected;
    const { closed } = wanted.current ?? drawn;
    const hidden = hiding(chart, closed, selected);
    if (hidden.length > 0) draw(without(closed, hidden), selected);
  }, [chart, draw, drawn, selected]);

  const current = drawn?.whole.id === chart.id ? drawn : drawn && undefined;
  const toggle = useCallback(
    (group: string): void => {
      if (!current) return;
      const { closed } = wanted.current ?? current;
      draw(current.closed.has(group) ? without(closed, [group]) : new Set([...closed, group]), { state: group });
    },
    [current, draw],
  );
  return {
    drawn: current,
    toggle,
    closeInnermost: () => {
      if (!current) return;
      const open = groupsOf(chart).filter(
        (group) => current.folded.states.some(({ path }) => path === group) && !current.closed.has(group),
      );
      const innermost = open.filter(
        (group) => !current.folded.states.some(({ path, parent }) => parent === group && open.includes(path)),
      );
      if (innermost.length > 0) draw(new Set([...(wanted.current ?? current).closed, ...innermost]), 'everything');
    },
    closeToRead: () => draw(closedIn(frame.current, chart, { selected: null, isCounted }), 'everything'),
  };
}

/** The groups to close for a chart to be read as a whole in an element, without hiding what is selected. */
function closedIn(
  frame: HTMLElement | null,
  chart: ChartDescription,
  { selected, isCounted }: Omit<FoldingInput, 'place'>,
): Promise<ReadonlySet<string>> {
  const size = { width: frame?.clientWidth ?? 0, height: frame?.clientHeight ?? 0 };
  return closedToRead(chart, size, {
    keptOpen: selected ? hiding(chart, new Set(groupsOf(chart)), selected) : [],
    isCounted,
  });
}

function without(closed: ReadonlySet<string>, opened: readonly string[]): ReadonlySet<string> {
  return new Set([...closed].filter((path) => !opened.includes(path)));
}
