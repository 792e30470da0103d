import {
  replay,
  take,
  type SimulationEntry,
  type SimulationRefusal,
  type SimulatedEvent,
} from '@statewise/flow/simulation';
import { useEffect, useMemo, useState } from 'react';
import type { OpenChart } from '../../components/use-chart.js';
import { fragmentOf, simulationIn } from './simulation-link.js';

export interface Simulation {
  /** From the beginning on, those after the present one included. */
  readonly entries: readonly SimulationEntry[];
  /** Index of the present one. */
  readonly position: number;
  readonly entry: SimulationEntry;
  readonly at: string;
  /** Sends an event from the present moment; answers why when it is refused. */
  readonly send: (event: SimulatedEvent) => SimulationRefusal | undefined;
  readonly goTo: (position: number) => void;
  readonly open: (events: readonly SimulatedEvent[]) => void;
}

/** What draws a part of a chart, and of the walk through it. */
export interface SimulationProps {
  readonly chart: OpenChart;
  readonly simulation: Simulation;
}

/** A walk through a chart, kept in the part of the address behind the `#`. */
export function useSimulation(chart: OpenChart): Simulation {
  const [at] = useState(() => new Date().toISOString());
  const [events, setEvents] = useState<readonly SimulatedEvent[]>();
  const [position, setPosition] = useState(0);
  const entries = useMemo(() => replay(chart, events ?? [], at), [chart, events, at]);
  const open = (next: readonly SimulatedEvent[]): void => {
    setEvents(next);
    setPosition(replay(chart, next, at).length - 1);
  };
  useEffect(() => {
    const read = (): void => {
      void simulationIn(location.hash).then((found) => {
        setEvents(found);
        setPosition(replay(chart, found, at).length - 1);
      });
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [chart, at]);
  useEffect(() => {
    if (events === undefined) return;
    void fragmentOf(events.slice(0, position)).then((fragment) => {
      const { pathname, search } = location;
      history.replaceState(history.state, '', `${pathname}${search}${fragment}`);
    });
  }, [events, position]);
  const here = Math.min(position, entries.length - 1);
  const entry = entries[here] ?? replay(chart, [], at)[0];
  if (!entry) throw new Error('A walk has no beginning.');
  return {
    entries,
    position: here,
    entry,
    at,
    send: (event) => {
      const step = take(chart, entry, event, at);
      if (step.refusal) return step.refusal;
      setEvents([...(events ?? []).slice(0, here), event]);
      setPosition(here + 1);
      return undefined;
    },
    goTo: setPosition,
    open,
  };
}
