import type { FlowBinding } from '@statewise/flow-client';
import { useState } from 'react';

/**
 * The binding as it was before what has only been typed since: what stands around the fields is not drawn with every key.
 * A component that needs the drafts takes the binding itself.
 */
export function useSettledFlow(flow: FlowBinding): FlowBinding {
  const [settledFlow, setSettledFlow] = useState(flow);
  if (isOnlyTyped(settledFlow, flow)) return settledFlow;
  setSettledFlow(flow);
  return flow;
}

/** Whether two bindings differ in nothing but drafts. */
function isOnlyTyped(before: FlowBinding, after: FlowBinding): boolean {
  return (
    before.client === after.client &&
    before.snapshot === after.snapshot &&
    before.application === after.application &&
    before.role === after.role &&
    before.phase === after.phase &&
    before.isUnderWay === after.isUnderWay &&
    before.refusal?.attempt === after.refusal?.attempt &&
    before.conflict === after.conflict &&
    before.isCodeNew === after.isCodeNew
  );
}
