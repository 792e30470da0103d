import { setTimeout as delay } from 'node:timers/promises';

/** How a call was answered. */
export interface CallAnswer {
  readonly status: number;
  /** The parsed body where it is JSON, else its text. */
  readonly body: unknown;
  readonly headers: Headers;
}

export interface ExperimentCallOptions {
  readonly json?: unknown;
  readonly body?: string | Buffer | FormData;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookie?: string;
  readonly key?: string;
  /** Milliseconds. */
  readonly timeout?: number;
}

/** Sends one request; throws when no whole answer comes back. */
export async function call(
  url: string,
  method: string,
  path: string,
  { json, body, headers = {}, cookie, key, timeout = 30_000 }: ExperimentCallOptions = {},
): Promise<CallAnswer> {
  const sent = json === undefined ? body : JSON.stringify(json);
  const response = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(cookie !== undefined && { cookie }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...headers,
    },
    ...(sent !== undefined && {
      body: typeof sent === 'object' && !(sent instanceof FormData) ? new Uint8Array(sent) : sent,
    }),
    signal: AbortSignal.timeout(timeout),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: parsed(text, response.headers.get('content-type')),
    headers: response.headers,
  };
}

/** Sends one request; throws for an answer that is none of success. */
export async function succeed(...[url, method, path, options]: Parameters<typeof call>): Promise<CallAnswer> {
  const answer = await call(url, method, path, options);
  if (answer.status < 300) return answer;
  throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body).slice(0, 300)}`);
}

function parsed(text: string, type: string | null): unknown {
  if (type?.includes('json') !== true) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What stands at a place in an answer. */
export function member(value: unknown, ...path: readonly string[]): unknown {
  let found = value;
  for (const name of path) found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
  return found;
}

/** Does something so often, so many at a time; each is told which one it is. */
export async function manyTimes(count: number, atOnce: number, act: (n: number) => Promise<unknown>): Promise<void> {
  const numbers = Array.from({ length: count }).keys();
  const worker = async (): Promise<void> => {
    for (const n of numbers) await act(n);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Milliseconds after which a request that is sent again and again is given up. */
const patience = 120_000;

/** Sends a request again and again until it is answered by the server itself: a lost answer, a 5xx and a 429 are none. */
export async function insist(send: () => Promise<CallAnswer>, onLost?: () => void): Promise<CallAnswer> {
  const end = Date.now() + patience;
  for (;;) {
    const answer = await send().catch(() => undefined);
    if (answer && answer.status < 500 && answer.status !== 429) return answer;
    onLost?.();
    if (Date.now() > end)
      throw new Error(`No answer within ${patience / 1000} s; the last was ${answer?.status ?? 'none'}.`);
    await delay(50);
  }
}
