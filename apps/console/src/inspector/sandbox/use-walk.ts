import { useEffect, useMemo, useState } from 'react';
import type { OpenChart } from '../../pieces/use-chart.js';
import { fragmentOf, walkIn } from './walk-link.js';
import { replay, take, type Moment, type Refusal, type WalkedEvent } from './walk.js';

export interface Walk {
  /** From the beginning on, those after the present one included. */
  readonly moments: readonly Moment[];
  /** Index of the present one. */
  readonly position: number;
  readonly moment: Moment;
  readonly at: string;
  /** Sends an event from the present moment; answers why when it is refused. */
  readonly send: (event: WalkedEvent) => Refusal | undefined;
  readonly goTo: (position: number) => void;
  readonly open: (events: readonly WalkedEvent[]) => void;
}

/** A walk through a chart, kept in the part of the address behind the `#`. */
export function useWalk(chart: OpenChart): Walk {
  const [at] = useState(() => new Date().toISOString());
  const [events, setEvents] = useState<readonly WalkedEvent[]>();
  const [position, setPosition] = useState(0);
  const moments = useMemo(() => replay(chart, events ?? [], at), [chart, events, at]);
  const open = (next: readonly WalkedEvent[]): void => {
    setEvents(next);
    setPosition(replay(chart, next, at).length - 1);
  };
  useEffect(() => {
    const read = (): void => {
      void walkIn(location.hash).then((found) => {
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
  const here = Math.min(position, moments.length - 1);
  const moment = moments[here] ?? replay(chart, [], at)[0];
  if (!moment) throw new Error('A walk has no beginning.');
  return {
    moments,
    position: here,
    moment,
    at,
    send: (event) => {
      const step = take(chart, moment, event, at);
      if (step.refusal) return step.refusal;
      setEvents([...(events ?? []).slice(0, here), event]);
      setPosition(here + 1);
      return undefined;
    },
    goTo: setPosition,
    open,
  };
}
