import { useCallback, useEffect, useRef, useState } from 'react';
import type { Actor, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';

/** When a chart is fetched: with the page, or with the first event sent to it. */
export type ChartStart = 'at once' | 'when idle' | 'on the first event';

export interface RunningChart<Machine extends AnyStateMachine> {
  /** Undefined until the chart is there: what the server drew stands until then. */
  readonly snapshot: SnapshotFrom<Machine> | undefined;
  /** Events sent before the chart is there wait for it. */
  readonly send: (event: EventFromLogic<Machine>) => void;
}

interface Engine<Machine extends AnyStateMachine> {
  actor?: Actor<Machine>;
  loading?: boolean;
  ended?: boolean;
  readonly waiting: EventFromLogic<Machine>[];
}

/** Runs a chart that is no part of the page's first script; `load` gives it with its actions provided. */
export function useChart<Machine extends AnyStateMachine>(
  load: () => Promise<Machine>,
  start: ChartStart,
): RunningChart<Machine> {
  const [snapshot, setSnapshot] = useState<SnapshotFrom<Machine>>();
  const engine = useRef<Engine<Machine>>({ waiting: [] });
  const loader = useRef(load);
  useEffect(() => {
    loader.current = load;
  });
  const run = useCallback(() => void startOnce(engine.current, loader.current, setSnapshot), []);
  const send = useCallback(
    (event: EventFromLogic<Machine>): void => {
      const { actor, waiting } = engine.current;
      if (actor) return actor.send(event);
      waiting.push(event);
      run();
    },
    [run],
  );
  useEffect(() => {
    const { current } = engine;
    current.ended = false;
    const cancel = schedule(start, run);
    return () => {
      cancel();
      current.ended = true;
      current.actor?.stop();
      delete current.actor;
      current.loading = false;
    };
  }, [start, run]);
  return { snapshot, send };
}

async function startOnce<Machine extends AnyStateMachine>(
  engine: Engine<Machine>,
  load: () => Promise<Machine>,
  show: (snapshot: SnapshotFrom<Machine>) => void,
): Promise<void> {
  if (engine.loading || engine.actor) return;
  engine.loading = true;
  const [machine, { createActor }]: readonly [Machine, typeof import('./actor.js')] = await Promise.all([
    load(),
    import('./actor.js'),
  ]);
  if (engine.ended || !engine.loading) return;
  const actor = createActor(machine);
  actor.subscribe(show);
  actor.start();
  engine.actor = actor;
  show(actor.getSnapshot());
  for (const event of engine.waiting.splice(0)) actor.send(event);
}

function schedule(start: ChartStart, run: () => void): () => void {
  if (start === 'on the first event') return () => undefined;
  if (start === 'at once' || !('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 0);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: 2_000 });
  return () => cancelIdleCallback(request);
}
