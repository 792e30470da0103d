import { recall } from './remember.js';

/** The code of the application of a flow that this tab has open, without fetching the chart that runs it. */
export function openCode(storage: Storage, flow: string): string | undefined {
  const kept = recall(storage, `statewise.${flow}`);
  return typeof kept === 'object' && kept !== null && 'code' in kept && typeof kept.code === 'string'
    ? kept.code
    : undefined;
}
