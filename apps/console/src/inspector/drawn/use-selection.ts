import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { ChartSelection } from '../../components/chart/chart-selection.js';

export interface Selection {
  readonly selected: ChartSelection | null;
  readonly select: (selection: ChartSelection | null) => void;
  /** The address of a state or transition of this chart. */
  readonly hrefOf: (selection: ChartSelection) => string;
}

/** What is looked at, as the address says: `?state=` or `?transition=`, so that each has a link. */
export function useSelection(): Selection {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const state = search.get('state');
  const transition = search.get('transition');
  const selected = useMemo(
    (): ChartSelection | null => (transition !== null ? { transition } : state !== null ? { state } : null),
    [state, transition],
  );
  const changed = (selection: ChartSelection | null): URLSearchParams => {
    const next = new URLSearchParams(search);
    next.delete('state');
    next.delete('transition');
    if (selection?.state !== undefined) next.set('state', selection.state);
    if (selection?.transition !== undefined) next.set('transition', selection.transition);
    return next;
  };
  return {
    selected,
    select: (selection) => setSearch(changed(selection), { replace: true, preventScrollReset: true }),
    hrefOf: (selection) => `${pathname}?${changed(selection)}`,
  };
}
