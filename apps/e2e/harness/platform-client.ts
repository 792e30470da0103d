import type { PlatformContract } from '@statewise/contract';
import { createClient, type Client } from '@statewise/contract/client';

/** Calls operations on a server, the platform's unless said, in the session of a cookie where one is given; throws for a refusal. */
export function platformClient<C = PlatformContract>(url: string, cookie?: string): Client<C> {
  return createClient<C>(async (address, { method, body }) => {
    const answer = await successOf(`${url}${address}`, method, body, cookie);
    return answer.json();
  });
}

/** Posts to an address that signs somebody in; the cookie of the session. */
export async function cookieOfSignIn(address: string, body: object): Promise<string> {
  const answer = await successOf(address, 'POST', body);
  return answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}

/** Sends a request, with a body of JSON or a form; throws for a refusal. */
export async function successOf(address: string, method: string, body?: object, cookie?: string): Promise<Response> {
  const isJson = body !== undefined && !(body instanceof FormData);
  const headers = { ...(isJson && { 'content-type': 'application/json' }), ...(cookie !== undefined && { cookie }) };
  const sent = body instanceof FormData ? body : JSON.stringify(body);
  const answer = await fetch(address, { method, headers, ...(body && { body: sent }) });
  if (answer.ok) return answer;
  throw new Error(`${method} ${address} was answered ${answer.status}: ${await answer.text()}`);
}
