import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { FlowClient } from './flow-client.js';
import type { FlowView } from './flow-view.js';

/** One application as a component sees it: the view, and what can be done from here. */
export interface FlowBinding extends FlowView {
  readonly client: FlowClient;
  readonly can: FlowClient['can'];
  readonly send: FlowClient['send'];
  readonly explain: FlowClient['explain'];
  readonly type: FlowClient['type'];
}

/** Binds an application to a component, which is drawn anew with every change. */
export function useFlow(client: FlowClient): FlowBinding {
  const view = useSelector(client.session, client.viewOf);
  return useMemo(
    () => ({
      ...view,
      client,
      can: (event) => client.can(event),
      send: (event, options) => client.send(event, options),
      explain: (event) => client.explain(event),
      type: (step, fields) => client.type(step, fields),
    }),
    [client, view],
  );
}
