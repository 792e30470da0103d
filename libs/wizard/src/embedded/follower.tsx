import type { FlowClient } from '@statewise/flow-client';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { placeAddress } from '../flow/places.js';
import { useWizard } from '../services.js';
import type { WizardHost } from './wizard-host.js';

/** Keeps a wizard where its host's simulation is, and tells the host what the wizard does by itself. It ends with the signal. */
export function Follower({ host, signal }: { readonly host: WizardHost; readonly signal: AbortSignal }) {
  const services = useWizard();
  const navigate = useNavigate();
  const show = useEffectEvent((address: string) => void navigate(address, { replace: true }));
  useEffect(() => {
    const abort = new AbortController();
    const start = async (): Promise<void> => {
      const [client, { flow }] = await Promise.all([services.application(), services.setup()]);
      signal.addEventListener('abort', () => client.close());
      if (abort.signal.aborted) return;
      let isFollowing = false;
      const follow = (): void => {
        isFollowing = true;
        show(open(client, host) ? placeAddress(flow, client.view().state) : '/');
        isFollowing = false;
      };
      abort.signal.addEventListener(
        'abort',
        reportTo(host, client, () => isFollowing),
      );
      host.attach({
        follow,
        wayTo: async (state) => {
          const [{ wayTo }, { explorationOf }] = await Promise.all([
            import('@statewise/flow/testing'),
            import('@statewise/machines/testing/flow-exploration'),
          ]);
          return wayTo(flow, explorationOf(flow), state);
        },
      });
      // A page that was loaded again stays as it is, with what was typed; its address may be another one by now.
      const { state, application } = client.view();
      const simulated = host.application();
      if (application?.version !== simulated?.version || simulated?.state !== application?.state) follow();
      else if (application !== undefined) show(placeAddress(flow, state));
    };
    void start();
    return () => abort.abort();
  }, [services, host, signal]);
  return null;
}

/** Opens what the simulation has come to; false where it has not begun. */
function open(client: FlowClient, host: WizardHost): boolean {
  const application = host.application();
  client.forget();
  if (application !== undefined) {
    client.open(structuredClone(application));
    return true;
  }
  const beginnings = [...host.beginnings()];
  for (const type of beginnings) client.send({ type });
  return beginnings.length > 0;
}

/** Tells the host what is refused in the wizard, and where it goes without a server; returns how to stop that. */
function reportTo(host: WizardHost, client: FlowClient, isFollowing: () => boolean): () => void {
  let { refusals, stands, code } = client.session.getSnapshot().context;
  const subscription = client.session.subscribe(({ context }) => {
    const before = { refusals, stands, code };
    ({ refusals, stands, code } = context);
    if (isFollowing()) return;
    if (context.refusal !== null && refusals !== before.refusals) host.refused(context.refusal.event);
    const hasLeft = code === null && before.code !== null;
    if (hasLeft || (code === null && stands !== before.stands)) host.begun(stands ?? undefined);
  });
  return () => subscription.unsubscribe();
}
