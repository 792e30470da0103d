import { useEffect, useRef, type RefObject } from 'react';
import type { ChartSelection } from './chart-selection.js';

interface Reached {
  /** What the keys have come to. */
  readonly at: RefObject<ChartSelection | null>;
  /** Notes what a key leads to. */
  readonly note: (selection: ChartSelection | null) => void;
}

/** Where the keys have come to: they come faster than the address, and with it `selected`, follows. */
export function useReached(selected: ChartSelection | null): Reached {
  const at = useRef(selected);
  const onTheWay = useRef(new Set<string>());
  useEffect(() => {
    if (nameOf(at.current) === nameOf(selected)) onTheWay.current.clear();
    // What a key passed on its way comes late; anything else was chosen otherwise.
    else if (!onTheWay.current.has(nameOf(selected))) at.current = selected;
  }, [selected]);
  const note = (selection: ChartSelection | null): void => {
    at.current = selection;
    onTheWay.current.add(nameOf(selection));
  };
  return { at, note };
}

function nameOf(selection: ChartSelection | null): string {
  return JSON.stringify(selection);
}
