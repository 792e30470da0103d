import { createClient, type Client, type PlatformContract } from '@statewise/contract';

/** Calls the API with a token. */
export type Api = Client<PlatformContract>;

/** Milliseconds after which a call without an answer is given up. */
const timeout = 20_000;

/** The API at an address, e.g. `https://bank.example`, for reading; a call rejects with the sentence of a problem. */
export function apiAt(url: string, token: string): Api {
  return createClient<PlatformContract>(async (address, { method }) => {
    const response = await fetch(new URL(address, url), {
      method,
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeout),
    }).catch(() => {
      throw new Error('The API does not answer.');
    });
    if (response.ok) return response.json();
    // A proxy in front of the API refuses in words of its own.
    const problem: unknown = await response.json().catch(() => undefined);
    throw new Error(sentenceOf(problem) ?? `The API answered ${response.status}.`);
  });
}

const sentenceOf = (problem: unknown): string | undefined =>
  typeof problem === 'object' && problem !== null && 'message' in problem ? String(problem.message) : undefined;
