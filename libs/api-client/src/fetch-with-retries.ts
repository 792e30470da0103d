/** How calls are sent, and sent again. */
export interface RetryOptions {
  readonly fetch?: (request: Request) => Promise<Response>;
  /** How often a call is sent at most; 4 unless said. */
  readonly attempts?: number;
  /** Seconds that the server may ask to wait; for more the answer is handed out. 60 unless said. */
  readonly maxWait?: number;
  /** Resolves after so many milliseconds; a test can hurry. */
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

const repeatedMethods = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);
/** Answers of a server, or of a proxy before it, that may be another one a moment later. */
const passing = new Set([502, 503, 504]);
const firstPause = 250;

/**
 * Sends a request again where its answer got lost or the server could not answer now, if that is safe: reading, putting,
 * deleting, and what has an `Idempotency-Key`. One that was sent too soon (429) was not carried out and is always repeated.
 * Waits as long as `Retry-After` says, else longer each time. Resolves with the last answer; rejects as `fetch` does.
 */
export function fetchWithRetries({
  fetch = (request) => globalThis.fetch(request),
  attempts = 4,
  maxWait = 60,
  sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}: RetryOptions = {}): (request: Request) => Promise<Response> {
  return async (request) => {
    const isSafe = repeatedMethods.has(request.method) || request.headers.has('Idempotency-Key');
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt >= attempts;
      // What is sent of a body is gone: another attempt needs another copy.
      const answer = await fetch(isLast ? request : request.clone()).catch((error: unknown) => {
        if (isLast || !isSafe || request.signal.aborted) throw error;
        return undefined;
      });
      const pause = pauseBefore(answer, isSafe) ?? firstPause * 2 ** (attempt - 1) * (1 + Math.random());
      const isDone = answer !== undefined && !(answer.status === 429 || (isSafe && passing.has(answer.status)));
      if (answer !== undefined && (isDone || isLast || pause > maxWait * 1_000)) return answer;
      await answer?.body?.cancel();
      await sleep(pause);
      request.signal.throwIfAborted();
    }
  };
}

/** Milliseconds that a server asks to wait; undefined where it does not say. */
function pauseBefore(answer: Response | undefined, isSafe: boolean): number | undefined {
  const seconds = Number(answer?.headers.get('Retry-After') ?? NaN);
  return Number.isFinite(seconds) && (isSafe || answer?.status === 429) ? seconds * 1_000 : undefined;
}
