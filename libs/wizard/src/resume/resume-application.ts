import { RequestFailure, type FlowClient } from '@statewise/flow-client';
import { placeAddress } from '../flow/places.js';
import type { Resumption, WizardServices } from '../services.js';
import { forgetApplication, keptProof } from '../visit/kept.js';
import { hasApplication } from '../visit/open-code.js';
import { remember } from '../visit/remember.js';
import { sendProof } from './send-proof.js';

/**
 * Resumes an application, and tells the server what a mailed link carried besides its code; one that fails leaves nothing of
 * an earlier application in the tab, and takes nothing of what was chosen or typed before there is one.
 */
export async function resumeApplication(
  { request, storage, application, setup }: Pick<WizardServices, 'request' | 'storage' | 'application' | 'setup'>,
  code: string,
  proof = location.hash.slice(1),
): Promise<Resumption> {
  const [client, flowSetup] = await Promise.all([application(), setup()]);
  const { flow, resume = resumeByEvent } = flowSetup;
  try {
    const path = placeAddress(flow, await resume(client, request, code));
    if (proof !== '') remember(storage, keptProof, { code, proof });
    void sendProof({ request, storage });
    return { path };
  } catch (failure) {
    if (!(failure instanceof RequestFailure)) throw failure;
    if (failure.isOfDevice) return { confirm: code };
    if (failure.isWorthRetrying)
      return {
        failure: failure.kind === 'busy' && failure.problem?.status === 429 ? 'resume.many' : 'resume.unreachable',
      };
    if (hasApplication(storage, flow.id)) forgetApplication(client, storage, flowSetup);
    else storage.removeItem(keptProof);
    return { failure: 'resume.unknown' };
  }
}

/** Reads the application and, where its chart has a say in where to go on, asks it. */
async function resumeByEvent(client: FlowClient, _request: unknown, code: string): Promise<string> {
  client.open(await client.read(code));
  const resume = { type: 'application.resume' };
  if (client.can(resume)) client.send(resume);
  return client.view().state;
}
