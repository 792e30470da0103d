import type { SessionProblem } from '@statewise/machines';
import { kindOf, RequestFailure } from './failure.js';

/** How requests are made: where the server is and in which language it answers, also where that changes. */
export interface HttpOptions {
  /** Origin of the server; empty in a browser. */
  readonly origin?: string;
  readonly language?: string | (() => string);
  /** Milliseconds after which a request without an answer counts as lost. */
  readonly timeout?: number;
  /** What is done to the text of an answer before it is read. */
  readonly clean?: (text: string) => string;
}

/** What one request carries. */
export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: object;
  /** Sent as `Idempotency-Key`. */
  readonly key?: string;
  /** The request outlives the page that made it. */
  readonly keepalive?: boolean;
}

/** Makes one JSON request and answers the parsed body; throws a RequestFailure for everything else. */
export type Request = (path: string, options?: RequestOptions) => Promise<unknown>;

/** A request function with its defaults filled in. */
export function createRequest({ origin = '', language, timeout = 15_000, clean }: HttpOptions = {}): Request {
  return async (path, { method = 'GET', body, key, keepalive = false } = {}) => {
    // A trace of its own, from the click on; of an attempt that is repeated, too.
    const headers: Record<string, string> = { accept: 'application/json', traceparent: newTrace() };
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (key !== undefined) headers['idempotency-key'] = key;
    if (language !== undefined) headers['accept-language'] = typeof language === 'string' ? language : language();
    const sent = {
      method,
      headers,
      keepalive,
      signal: AbortSignal.timeout(timeout),
      body: body === undefined ? null : JSON.stringify(body),
    };
    const response = await reach(() => fetch(`${origin}${path}`, sent));
    const answer = await bodyOf(response, clean);
    if (!response.ok) throw new RequestFailure(kindOf(response.status), problemOf(response, answer));
    return answer;
  };
}

async function reach(attempt: () => Promise<Response>): Promise<Response> {
  try {
    return await attempt();
  } catch {
    // fetch rejects for a lost network, a refused connection and a timeout alike; none says what the server did.
    throw new RequestFailure('unreachable');
  }
}

async function bodyOf(response: Response, clean: HttpOptions['clean']): Promise<unknown> {
  const text = await reach(async () => new Response(await response.text())).then((whole) => whole.text());
  if (!/json/.test(response.headers.get('content-type') ?? '') || text === '') return {};
  try {
    return JSON.parse(clean?.(text) ?? text) as unknown;
  } catch {
    throw new RequestFailure('busy', { status: response.status });
  }
}

function problemOf(response: Response, answer: unknown): SessionProblem {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const told = typeof answer === 'object' && answer !== null ? answer : {};
  return { ...told, status: response.status, ...(Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {}) };
}

/** A W3C `traceparent` that begins a trace. */
const newTrace = (): string => `00-${newKey()}-${newKey().slice(16)}-01`;

/** An idempotency key: 128 random bits. `randomUUID` would need a secure context, which a test on a phone may lack. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
