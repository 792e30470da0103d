import { attachToBrowser, FlowClient, platformTransport, type Request, type Transport } from '@statewise/flow-client';
import type { Locale } from '@statewise/i18n';
import { withHumanCheck } from '../requests/human-check.js';
import { sendProof } from '../resume/send-proof.js';
import { afterPaint } from '../visit/after-paint.js';
import type { FlowSetup } from '../wizard-options.js';

export interface ClientOptions {
  readonly request: Request;
  readonly storage: Storage;
  readonly locale: Locale;
}

/** The application of this tab, as it was before a reload. */
export async function openClient(
  { flow, transport }: FlowSetup,
  { request, storage, locale }: ClientOptions,
): Promise<FlowClient> {
  const client = new FlowClient({
    flow,
    transport: afterTheStep(transport?.(request, locale, storage) ?? checkedTransport(flow.id, request)),
    storage,
  });
  const detach = attachToBrowser(client, window);
  try {
    await client.restore();
  } catch (failure) {
    // The page is asked for again with a client of its own; two would write the same memory.
    detach();
    client.close();
    throw failure;
  }
  // What an earlier page was not answered.
  void sendProof({ request, storage });
  return client;
}

/** Making a request takes as long as drawing a heading: the next step is seen first. */
function afterTheStep(transport: Transport): Transport {
  return {
    ...transport,
    send: async (code, outgoing) => {
      await new Promise<void>((resolve) => afterPaint(resolve));
      return transport.send(code, outgoing);
    },
  };
}

/** The platform's endpoints, which may want a human check before they create an application, over requests of a front end's own. */
export function checkedTransport(flowId: string, request: Request): Transport {
  const platform = platformTransport(flowId, request);
  return {
    ...platform,
    send: (code, outgoing) =>
      code === undefined
        ? withHumanCheck(request, (extra) =>
            platform.send(code, { ...outgoing, event: { ...outgoing.event, ...extra } }),
          )
        : platform.send(code, outgoing),
  };
}
