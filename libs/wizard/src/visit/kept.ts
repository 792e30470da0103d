/** Under which a tab keeps what a mailed link carried, until the server has answered it. */
export const keptProof = 'statewise.proof';

/** Under which a tab keeps answers that gave way to others before they were saved. */
export const keptAside = 'statewise.aside';

/** Forgets what a tab keeps beside its application, with that. */
export function forgetKept(storage: Storage): void {
  for (const kept of [keptProof, keptAside]) storage.removeItem(kept);
}
