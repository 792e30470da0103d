import { kindOf, RequestFailure } from './failure.js';
/** A request function with its defaults filled in. */
export function createRequest({
  origin = '',
  language,
  timeout = 15_000,
  fetch: fetcher = (...given) => fetch(...given),
} = {}) {
  return async (path, { method = 'GET', body, key, keepalive = false } = {}) => {
    const headers = { accept: 'application/json' };
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (key !== undefined) headers['idempotency-key'] = key;
    if (language !== undefined) headers['accept-language'] = language;
    const response = await reach(() =>
      fetcher(`${origin}${path}`, {
        method,
        headers,
        keepalive,
        signal: AbortSignal.timeout(timeout),
        body: body === undefined ? null : JSON.stringify(body),
      }),
    );
    const answer = await bodyOf(response);
    if (!response.ok) throw new RequestFailure(kindOf(response.status), problemOf(response, answer));
    return answer;
  };
}
async function reach(attempt) {
  try {
    return await attempt();
  } catch {
    // fetch rejects for a lost network, a refused connection and a timeout alike; none says what the server did.
    throw new RequestFailure('unreachable');
  }
}
async function bodyOf(response) {
  const text = await reach(async () => new Response(await response.text())).then((whole) => whole.text());
  if (!/json/.test(response.headers.get('content-type') ?? '') || text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestFailure('busy', { status: response.status });
  }
}
function problemOf(response, answer) {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const told = typeof answer === 'object' && answer !== null ? answer : {};
  return { ...told, status: response.status, ...(Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {}) };
}
/** An idempotency key: 128 random bits. `randomUUID` would need a secure context, which a test on a phone may lack. */
export function newKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
//# sourceMappingURL=http.js.map
