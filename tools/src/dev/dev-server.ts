import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { ApiState } from './api-under-change.ts';
import { failurePage } from './failure-page.ts';

/** What answers pages; everything that is not theirs goes to the API. */
export interface ServedPages {
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void;
}

/** The one address to open in development: pages come from Vite, everything else from the API once it is ready. */
export class DevServer {
  readonly http: http.Server;
  private readonly pages: () => Promise<ServedPages>;
  private readonly api: () => Promise<ApiState>;

  constructor(pages: () => Promise<ServedPages>, api: () => Promise<ApiState>) {
    this.pages = pages;
    this.api = api;
    this.http = http.createServer((request, response) => {
      this.answer(request, response).catch((error: unknown) =>
        response.destroy(error instanceof Error ? error : undefined),
      );
    });
  }

  listen(port: number, host: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.http.once('error', reject);
      this.http.listen(port, host, resolve);
    });
  }

  close(): void {
    this.http.close();
    this.http.closeAllConnections();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pages = await this.pages();
    await new Promise<void>((next) => pages.handle(request, response, next));
    const answer = await this.ask(request, response);
    if (answer === undefined) return;
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    await pipeline(answer, response);
  }

  /** What the API answers, or undefined once it is said that it does not run; what only reads is asked again of the API that takes the place of one that ended meanwhile. */
  private async ask(
    request: IncomingMessage,
    response: ServerResponse,
    attempts = 3,
  ): Promise<IncomingMessage | undefined> {
    const state = await this.api();
    if ('failure' in state) return void sayFailure(request, response, state.failure);
    try {
      return await forward(request, state.port);
    } catch (error) {
      if (request.method !== 'GET' || attempts === 1) throw error;
      return this.ask(request, response, attempts - 1);
    }
  }
}

function forward(request: IncomingMessage, port: number): Promise<IncomingMessage> {
  const { method, url, headers } = request;
  return new Promise((resolve, reject) => {
    const onward = http.request({ host: '127.0.0.1', port, method, path: url, headers }, resolve);
    onward.once('error', reject);
    request.pipe(onward);
  });
}

/** People read a page, programs a problem. */
function sayFailure({ headers }: IncomingMessage, response: ServerResponse, failure: string): void {
  const title = 'The API does not run';
  const isPage = headers.accept?.includes('text/html') ?? false;
  response
    .writeHead(503, {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/problem+json',
      'cache-control': 'no-store',
    })
    .end(isPage ? failurePage(title, failure) : JSON.stringify({ title, status: 503, detail: failure }));
}
