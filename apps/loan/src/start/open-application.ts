import { recall } from '@statewise/wizard';

/** The code of the application that this tab has open, without fetching the chart that runs it. */
export function openApplication(storage: Storage): string | undefined {
  const kept = recall(storage, 'statewise.loan-application');
  return typeof kept === 'object' && kept !== null && 'code' in kept && typeof kept.code === 'string'
    ? kept.code
    : undefined;
}
