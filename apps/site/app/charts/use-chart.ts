import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Actor, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';

/** When a chart is fetched: soon after the page, or with the first event sent to it. */
type ChartStart = 'when idle' | 'on the first event';

interface RunningChart<Machine extends AnyStateMachine> {
  /** Undefined until the chart is there: what the server drew stands until then. */
  readonly snapshot: SnapshotFrom<Machine> | undefined;
  /** Events sent before the chart is there wait for it. */
  readonly send: (event: EventFromLogic<Machine>) => void;
}

/** A chart that is fetched once and stopped with its component. */
interface LateChart<Machine extends AnyStateMachine> {
  actor?: Actor<Machine>;
  isLoading?: boolean;
  isStopped?: boolean;
  readonly waiting: EventFromLogic<Machine>[];
}

/** Runs a chart that is no part of the page's first script; `load` fetches it and creates its actor. */
export function useChart<Machine extends AnyStateMachine>(
  load: () => Promise<Actor<Machine>>,
  start: ChartStart,
): RunningChart<Machine> {
  const [actor, setActor] = useState<Actor<Machine>>();
  const snapshot = useSnapshot(actor);
  const chart = useRef<LateChart<Machine>>({ waiting: [] });
  const loader = useRef(load);
  useEffect(() => {
    loader.current = load;
  });
  const run = useCallback(() => void startOnce(chart.current, loader.current, setActor), []);
  const send = useCallback(
    (event: EventFromLogic<Machine>): void => {
      const { actor: running, waiting } = chart.current;
      if (running) return running.send(event);
      waiting.push(event);
      run();
    },
    [run],
  );
  useEffect(() => {
    const { current } = chart;
    current.isStopped = false;
    const cancel = start === 'when idle' ? whenIdle(run) : undefined;
    return () => {
      cancel?.();
      current.isStopped = true;
      current.isLoading = false;
      current.actor?.stop();
      delete current.actor;
    };
  }, [start, run]);
  return { snapshot, send };
}

/** What `useSelector` of `@xstate/react` does, without the nine kilobytes of XState that come with it. */
function useSnapshot<Machine extends AnyStateMachine>(
  actor: Actor<Machine> | undefined,
): SnapshotFrom<Machine> | undefined {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = actor?.subscribe(changed);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(
    subscribe,
    () => actor?.getSnapshot(),
    () => undefined,
  );
}

async function startOnce<Machine extends AnyStateMachine>(
  chart: LateChart<Machine>,
  load: () => Promise<Actor<Machine>>,
  show: (actor: Actor<Machine>) => void,
): Promise<void> {
  if (chart.isLoading || chart.actor) return;
  chart.isLoading = true;
  const actor = await load();
  if (chart.isStopped || !chart.isLoading) return;
  chart.actor = actor.start();
  for (const event of chart.waiting.splice(0)) actor.send(event);
  show(actor);
}

function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 0);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: 2_000 });
  return () => cancelIdleCallback(request);
}
