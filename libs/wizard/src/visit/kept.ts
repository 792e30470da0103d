import type { FlowClient } from '@statewise/flow-client';
import type { FlowSetup } from '../wizard-options.js';

/** Under which a tab keeps what a mailed link carried, until the server has answered it. */
export const keptProof = 'statewise.proof';

/** Under which a tab keeps answers that gave way to others before they were saved. */
export const keptAside = 'statewise.aside';

/** Leaves the application: nothing of it stays in the tab, and nothing of what the tab and its front end keep beside it. */
export function forgetApplication(client: FlowClient, storage: Storage, { forget }: Pick<FlowSetup, 'forget'>): void {
  client.forget();
  for (const kept of [keptProof, keptAside]) storage.removeItem(kept);
  forget?.(storage);
}
