import { fieldErrorCatalogue, loadCatalogues, uiCatalogue } from '@statewise/i18n';
import { I18nProvider, ToastProvider } from '@statewise/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, type RenderResult } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { consoleCatalogue } from '../messages/catalogue.js';
import { createQueryClient } from '../requests/query-client.js';
import { SessionProvider, type Person } from '../requests/session.js';
import { TransitionSource } from './transition-source.js';

/** What a server answers: a body with 200, or a refusal; nothing where the test does not care. */
type Answers = (call: string, body: unknown) => unknown;

/** A call that is not taken, for the reason of this kind. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly kind: string,
  ) {}
}

const admin: Person = { id: 'admin', email: 'maria@example.com', name: 'Maria Borg', role: 'admin' };

/** What jsdom lacks of a browser that asks a server. */
class JsonResponse {
  readonly headers = new Headers({ 'content-type': 'application/json' });
  constructor(
    private readonly body: string,
    readonly status = 200,
  ) {}
  get ok(): boolean {
    return this.status < 400;
  }
  text(): Promise<string> {
    return Promise.resolve(this.body);
  }
}

/** For tests: a server that answers calls, such as `GET /api/v1/flows`; it answers what was called, in order. */
export function serve(answers: Answers): string[] {
  const calls: string[] = [];
  TransitionSource.listening = [];
  Object.assign(globalThis, {
    EventSource: TransitionSource,
    Response: JsonResponse,
    fetch: async (path: string, { method = 'GET', body }: RequestInit = {}) => {
      const call = `${method} ${path}`;
      calls.push(call);
      const usual = call === 'GET /api/v1/session' ? { user: admin } : {};
      const answer = answers(call, typeof body === 'string' ? JSON.parse(body) : undefined) ?? usual;
      if (!(answer instanceof Refusal)) return new JsonResponse(JSON.stringify(answer));
      const { status, kind } = answer;
      return new JsonResponse(JSON.stringify({ type: `urn:statewise:problem:${kind}`, detail: kind }), status);
    },
  });
  return calls;
}

/** For tests: what puts an element into the console, in English, with an admin at the keyboard. */
export async function consoleAround(at = '/'): Promise<(element: ReactNode) => ReactNode> {
  const catalogues = await loadCatalogues('en', [uiCatalogue, fieldErrorCatalogue, consoleCatalogue]);
  const client = createQueryClient();
  client.setQueryData(['session'], admin);
  return (element) => (
    <I18nProvider locale={{ country: 'mt', language: 'en' }} catalogues={catalogues}>
      <MemoryRouter initialEntries={[at]}>
        <ToastProvider>
          <QueryClientProvider client={client}>
            <SessionProvider>
              <Suspense>{element}</Suspense>
            </SessionProvider>
          </QueryClientProvider>
        </ToastProvider>
      </MemoryRouter>
    </I18nProvider>
  );
}

/** For tests: draws an element in the console at this address of it. */
export async function renderInConsole(element: ReactNode, at?: string): Promise<RenderResult> {
  const around = await consoleAround(at);
  return act(async () => render(around(element)));
}
