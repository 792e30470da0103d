/** A failure as a person can name it on the phone. */
export interface NamedFailure {
  readonly name: string;
  readonly message: string;
}

/** The name and message of whatever was thrown. */
export function nameFailure(thrown: unknown): NamedFailure {
  if (thrown instanceof Error || thrown instanceof DOMException) return { name: thrown.name, message: thrown.message };
  return { name: 'Error', message: typeof thrown === 'string' ? thrown : describe(thrown) };
}

function describe(thrown: unknown): string {
  const message = typeof thrown === 'object' && thrown !== null && 'message' in thrown ? thrown.message : thrown;
  return typeof message === 'object' ? 'unknown' : String(message);
}

/** Browsers say in words of their own that a module or an answer did not arrive. */
const lost =
  /^(?:Failed to fetch|Load failed|NetworkError|error loading dynamically imported|Importing a module script failed|Unable to preload CSS)/i;

/** Whether a script of the page could not be fetched: nothing but loading the page again brings it. */
export function isScriptLost(thrown: unknown): boolean {
  const { message } = nameFailure(thrown);
  return lost.test(message) && /module|preload/i.test(message);
}

/** Whether the server was not reached, so that nothing is wrong with the page itself. */
export function isServerLost(thrown: unknown): boolean {
  const { name, message } = nameFailure(thrown);
  return lost.test(message) || (name === 'RequestFailure' && /^(?:unreachable|busy)$/.test(message));
}

const harmless = /^ResizeObserver loop/;
const foreign = /\b(?:chrome|moz|safari-web|safari|ms-browser)-extension:\/\//;

/** Whether a failure is no fault of the page: a request given up, a remark of the browser, or an extension's own. */
export function isNoise(thrown: unknown, file = ''): boolean {
  const { name, message } = nameFailure(thrown);
  if (name === 'AbortError' || harmless.test(message)) return true;
  // A script of another origin tells nothing of its failures, and the page has none.
  if (!(thrown instanceof Error) && /^Script error\.?$/.test(message)) return true;
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  return foreign.test(file) || foreign.test(topFrame(stack));
}

/** Where it was thrown; an extension further down only called what failed. */
function topFrame(stack: string): string {
  return stack.split('\n').find((line) => line.includes('://')) ?? '';
}
