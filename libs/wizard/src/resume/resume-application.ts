import { unlessRefused } from '../requests/unless-refused.js';
import { RequestFailure, type FlowClient } from '@statewise/flow-client';
import { placeAddress } from '../flow/places.js';
import type { PlatformContract } from '@statewise/contract';
import { createClient } from '@statewise/contract/client';
import type { Resumption, WizardServices } from '../services.js';

/** Resumes an application; a failed one leaves nothing of an earlier application in the tab. */
export async function resumeApplication(
  { request, application, setup }: Pick<WizardServices, 'request' | 'application' | 'setup'>,
  code: string,
): Promise<Resumption> {
  const [client, { flow, resume = resumeByEvent }] = await Promise.all([application(), setup()]);
  try {
    const path = placeAddress(flow, await resume(client, request, code));
    confirmAddress(request, code);
    return { path };
  } catch (failure) {
    if (!(failure instanceof RequestFailure)) throw failure;
    if (failure.isOfDevice) return { confirm: code };
    if (failure.isWorthRetrying)
      return {
        failure: failure.kind === 'busy' && failure.problem?.status === 429 ? 'resume.many' : 'resume.unreachable',
      };
    client.forget();
    return { failure: 'resume.unknown' };
  }
}

/** Tells the server what a mailed link carried behind its `#`; the application is open whatever becomes of that. */
function confirmAddress(request: WizardServices['request'], code: string): void {
  const proof = location.hash.slice(1);
  if (proof === '') return;
  const call = createClient<PlatformContract>(request);
  void unlessRefused(call('POST /api/v1/applications/{code}/address', { code, body: { proof } }), () => undefined);
}

/** Reads the application and, where its chart has a say in where to go on, asks it. */
async function resumeByEvent(client: FlowClient, _request: unknown, code: string): Promise<string> {
  client.open(await client.read(code));
  const resume = { type: 'application.resume' };
  if (client.can(resume)) client.send(resume);
  return client.view().state;
}
