import type { FlowBinding } from '@statewise/flow-client';

/** By what the applicant and the bank speak of an application: the end of its code, which opens nothing by itself. */
export function referenceOf({ application }: Pick<FlowBinding, 'application'>): string {
  return application === undefined ? '' : `… ${application.code.slice(-4)}`;
}
