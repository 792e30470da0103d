import type { Flow } from '@statewise/flow';
import { RequestFailure, type Transport } from '@statewise/flow-client';
import { Fragment, useSyncExternalStore, type ReactNode } from 'react';
import { createWizard as create } from '../create-wizard.js';
import type { FlowSetup, WizardOptions } from '../wizard-options.js';
import { Follower } from './follower.js';
import { hostOf, type ChangedCharts, type WizardHost } from './wizard-host.js';

// `npm run dev` gives front ends this in place of the library: a page may have their wizard in a frame.

export * from '../index.js';
export { createWizardInFrame as createWizard };
export type { ChangedCharts, EmbeddedWizard, HostAnswer, WizardHost } from './wizard-host.js';

/** Draws the front end of a flow; in the frame of a host, over its simulation in place of the server. */
async function createWizardInFrame(options: WizardOptions): Promise<void> {
  const host = hostOf(window);
  if (host === undefined) return create(options);
  window.fetch = keepingAnswers(host, window.fetch.bind(window));
  let present = new AbortController();
  addEventListener('statewise:charts-changed', (event) => {
    event.preventDefault();
    void changedFlow(options, event.detail).then((flow) => {
      if (flow === undefined) return location.reload();
      present.abort();
      present = new AbortController();
      const root = document.getElementById('root');
      root?.replaceWith(root.cloneNode());
      const changed = async (): Promise<FlowSetup> => ({ ...(await options.flow()), flow });
      return create(embedded({ ...options, flow: changed }, host, present.signal));
    });
  });
  return create(embedded(options, host, present.signal));
}

/** The flow of a wizard from its saved chart; undefined where another flow's was saved, or it cannot be loaded. */
async function changedFlow(options: WizardOptions, { flows }: ChangedCharts): Promise<Flow | undefined> {
  const isOwn = (exported: unknown): exported is Flow => (exported as Partial<Flow>).id === own.id;
  const { flow: own } = await options.flow();
  try {
    const modules: readonly object[] = await Promise.all(flows.map((address) => import(/* @vite-ignore */ address)));
    return modules.flatMap((module) => Object.values(module)).find(isOwn);
  } catch {
    // What is wrong with the file, Vite shows over the page.
    return undefined;
  }
}

/** The options of a wizard whose server is the simulation of its host, until the signal ends it. */
export function embedded(options: WizardOptions, host: WizardHost, signal: AbortSignal): WizardOptions {
  const { provider: Own = Fragment } = options;
  const hear = (onEnd: () => void): (() => void) => {
    signal.addEventListener('abort', onEnd);
    return () => signal.removeEventListener('abort', onEnd);
  };
  return {
    ...options,
    flow: async () => withoutServer(await options.flow(), host, signal),
    mayBegin: () => true,
    provider: function Embedded({ children }: { readonly children: ReactNode }) {
      const isOver = useSyncExternalStore(hear, () => signal.aborted);
      if (isOver) return null;
      return (
        <Own>
          <Follower host={host} signal={signal} />
          {children}
        </Own>
      );
    },
  };
}

function withoutServer({ mailCode: _, ...setup }: FlowSetup, host: WizardHost, signal: AbortSignal): FlowSetup {
  return {
    ...setup,
    transport: () => hostTransport(host, signal),
    resume: async (client, _request, code) => {
      client.open(await client.read(code));
      return client.view().state;
    },
  };
}

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

/** A fetch whose answers to GETs of JSON are kept by the host: a frame that loads again is drawn without the server. */
function keepingAnswers(host: WizardHost, ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    // The server does not know this code, and counts questions about it as guesses.
    const code = host.application()?.code;
    if (code !== undefined && `${input} ${init?.body}`.includes(code))
      return new Response('{}', { status: 404, headers: { 'content-type': 'application/json' } });
    if (typeof input !== 'string' || (init?.method ?? 'GET') !== 'GET') return ask(input, init);
    let answer: Response | undefined;
    try {
      const kept = await host.keep(input, async () => {
        answer = await ask(input, init);
        if (!answer.ok || !/json/.test(answer.headers.get('content-type') ?? '')) throw new Error('Nothing to keep.');
        return answer.clone().text();
      });
      return answer ?? new Response(kept, { headers: { 'content-type': 'application/json' } });
    } catch (failure) {
      if (answer !== undefined) return answer;
      throw failure;
    }
  };
}
