import { timeZone } from '@statewise/finance';
import { fieldErrorCatalogue, loadCatalogues, uiCatalogue } from '@statewise/i18n';
import { I18nProvider, LinkProvider, ToastProvider } from '@statewise/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, type RenderResult } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { runInThisContext } from 'node:vm';
import { MemoryRouter } from 'react-router';
import { consoleCatalogue } from '../messages/catalogue.js';
import { ConfirmationProvider } from '../requests/confirmation.js';
import { createQueryClient } from '../requests/query-client.js';
import { SessionProvider, signInAfter, type Person } from '../requests/session.js';
import { TransitionSource } from './transition-source.js';

/** What a server answers to a call, now or later: a body with 200, or a refusal; nothing where the test does not care. */
export type StubbedAnswers = (call: string, body: unknown) => unknown;

/** A call that is not taken, for the reason of this kind. */
export class RefusedCall {
  constructor(
    readonly status: number,
    readonly kind = 'refused',
    readonly told: object = {},
  ) {}
}

/** For tests: who is signed in unless the server of the test says otherwise. */
export const noor: Person = { id: 'noor', name: 'Noor Haddad', email: 'noor@example.com', role: 'admin' };

// jsdom knows nothing of fetching: the classes are those of Node.
const { Response: NodeResponse, AbortSignal: NodeSignal } = runInThisContext('({ Response, AbortSignal })') as {
  readonly Response: typeof Response;
  readonly AbortSignal: typeof AbortSignal;
};

const usual: Readonly<Record<string, unknown>> = { 'GET /api/v1/session': { user: noor }, 'GET /api/v1/flows': [] };

/** For tests: a server that answers calls, such as `GET /api/v1/flows`; it answers what was called, in order. */
export function serve(answers: StubbedAnswers): string[] {
  const calls: string[] = [];
  TransitionSource.listening = [];
  Object.assign(globalThis, {
    EventSource: TransitionSource,
    Response: NodeResponse,
    AbortSignal: NodeSignal,
    fetch: async (path: string, { method = 'GET', body }: RequestInit = {}) => {
      const call = `${method} ${path}`;
      calls.push(call);
      const answer =
        (await answers(call, typeof body === 'string' ? JSON.parse(body) : undefined)) ?? usual[call] ?? {};
      if (!(answer instanceof RefusedCall)) return NodeResponse.json(answer);
      const { status, kind, told } = answer;
      return NodeResponse.json({ type: `urn:statewise:problem:${kind}`, detail: kind, ...told }, { status });
    },
  });
  return calls;
}

/** For tests: what puts an element into the console, in English, in a tab that Noor has open. */
export async function consoleAround(at = '/'): Promise<(element: ReactNode) => ReactNode> {
  sessionStorage.clear();
  const catalogues = await loadCatalogues('en', [uiCatalogue, fieldErrorCatalogue, consoleCatalogue]);
  const client = createQueryClient();
  client.setQueryData(['session'], signInAfter(undefined, { type: 'session.read', person: noor }));
  return (element) => (
    <I18nProvider locale={{ country: 'mt', language: 'en' }} timeZone={timeZone} catalogues={catalogues}>
      <MemoryRouter initialEntries={[at]}>
        <LinkProvider link={({ children, ...link }) => <a {...link}>{children}</a>}>
          <ToastProvider>
            <QueryClientProvider client={client}>
              <SessionProvider>
                <ConfirmationProvider>
                  <Suspense>{element}</Suspense>
                </ConfirmationProvider>
              </SessionProvider>
            </QueryClientProvider>
          </ToastProvider>
        </LinkProvider>
      </MemoryRouter>
    </I18nProvider>
  );
}

/** For tests: draws an element in the console at this address of it. */
export async function renderInConsole(element: ReactNode, at?: string): Promise<RenderResult> {
  const around = await consoleAround(at);
  return act(async () => render(around(element)));
}
