import { recall } from './remember.js';

/** Whether a tab has an application of a flow, or one of it is being created. */
export function hasApplication(storage: Storage, flow: string): boolean {
  const kept = recall(storage, `statewise.${flow}`);
  const isPending = typeof kept === 'object' && kept !== null && 'pending' in kept && kept.pending !== null;
  return isPending || openCode(storage, flow) !== undefined;
}

/** The code of the application of a flow that this tab has open, without fetching the chart that runs it. */
export function openCode(storage: Storage, flow: string): string | undefined {
  const kept = recall(storage, `statewise.${flow}`);
  return typeof kept === 'object' && kept !== null && 'code' in kept && typeof kept.code === 'string'
    ? kept.code
    : undefined;
}
