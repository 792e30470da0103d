import { RequestFailure, type Transport } from '@statewise/flow-client';
import type { WizardHost } from './wizard-host.js';

/** A server that is the simulation of the page around; once the signal ends it, nothing is answered. */
export function hostTransport(host: WizardHost, signal: AbortSignal): Transport {
  return {
    read: async () => {
      if (signal.aborted) return new Promise(() => undefined);
      const application = host.application();
      if (application === undefined) throw new RequestFailure('unknown', { status: 404 });
      return structuredClone(application);
    },
    // What is typed and not saved stays in the frame.
    saveDraft: () => Promise.resolve(),
    send: async (_code, { event, version }) => {
      const answer = structuredClone(host.send(event, version));
      if (answer.failure === undefined) return answer.application;
      const { failure, errors } = answer;
      throw new RequestFailure(failure, { status: failure === 'stale' ? 409 : 422, ...(errors && { errors }) });
    },
  };
}
