import type { PlatformContract } from '@statewise/contract';
import { createClient } from '@statewise/contract/client';
import { unlessRefused } from '../requests/unless-refused.js';
import { textOf } from '../requests/wire.js';
import type { WizardServices } from '../services.js';
import { keptProof } from '../visit/kept.js';
import { recall } from '../visit/remember.js';

/** Milliseconds after which what got no answer is sent again. */
const pause = 15_000;

/**
 * Tells the server what the link of a mail carried, as the tab keeps it, and again until that is answered, also after a
 * reload; the application is open whatever becomes of it.
 */
export async function sendProof({ request, storage }: Pick<WizardServices, 'request' | 'storage'>): Promise<void> {
  const kept = storage.getItem(keptProof);
  const { code, proof } = Object(recall(storage, keptProof));
  if (kept === null) return;
  const call = createClient<PlatformContract>(request);
  const body = { proof: textOf(proof) };
  const isLost = await unlessRefused(
    call('POST /api/v1/applications/{code}/address', { code: textOf(code), body }).then(() => false),
    ({ isWorthRetrying }) => isWorthRetrying,
  );
  if (storage.getItem(keptProof) !== kept) return;
  if (isLost) setTimeout(() => void sendProof({ request, storage }), pause);
  else storage.removeItem(keptProof);
}
