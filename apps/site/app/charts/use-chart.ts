import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import { LateChart, type FetchedChart } from './late-chart.js';

/** When a chart is fetched: with its component, or with the first event sent to it. */
type ChartStart = 'at once' | 'on the first event';

interface RunningChart<Machine extends AnyStateMachine> {
  /** Undefined until the chart is there: what the server drew stands until then. */
  readonly snapshot: SnapshotFrom<Machine> | undefined;
  /** Events sent before the chart is there wait for it. */
  readonly send: (event: EventFromLogic<Machine>) => void;
}

/** Runs a chart that is no part of its component's script, and stops it with the component. */
export function useChart<Machine extends AnyStateMachine>(
  load: () => Promise<FetchedChart<Machine>>,
  start: ChartStart,
): RunningChart<Machine> {
  const [chart] = useState(() => new LateChart(load));
  const snapshot = useSyncExternalStore(chart.subscribe, chart.getSnapshot, () => undefined);
  useEffect(() => {
    if (start === 'at once') chart.start();
    return () => chart.stop();
  }, [chart, start]);
  return { snapshot, send: chart.send };
}
