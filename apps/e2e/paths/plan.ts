import { flows } from '@statewise/machines';
import { stateOf, type Flow } from '@statewise/flow';
import { exploreFlow } from '@statewise/machines/testing';
import { ChartPath, type SentEvent } from '@statewise/flow/testing';
import type { PlannedFlow, PlannedTransition } from './planned.ts';
import { reasonOf, wayOf } from './screens/all-screens.ts';

/** What is to be walked of every persisted flow. */
export function planned(): PlannedFlow[] {
  return flows.map((flow) => ({ flow: flow.id, transitions: transitionsOf(flow) }));
}

function transitionsOf(flow: Flow): PlannedTransition[] {
  return [...exploreFlow(flow).coverage.moves].map(([transition, path]) => {
    const named = { transition, event: path.at(-1)?.type ?? '' };
    return {
      ...named,
      path,
      from: stateAfter(flow, path.slice(0, -1)),
      to: stateAfter(flow, path),
      isOffered: wayOf(flow.id, named) !== undefined,
      reason: reasonOf(flow, named),
    };
  });
}

/** Where events lead a new application of a flow. */
export function stateAfter(flow: Flow, path: readonly SentEvent[]): string {
  return stateOf(flow, ChartPath.through(flow).send(...path).snapshot);
}
