import type { PlatformContract } from '@statewise/contract';
import { createClient, type Client } from '@statewise/contract/client';

/** Calls the platform's operations on a server, in the session of a cookie where one is given; throws for a refusal. */
export function platformClient(url: string, cookie?: string): Client<PlatformContract> {
  const session: Record<string, string> = cookie === undefined ? {} : { cookie };
  return createClient<PlatformContract>(async (address, { method, body }) => {
    const sent = body && { headers: { 'content-type': 'application/json', ...session }, body: JSON.stringify(body) };
    const answer = await fetch(`${url}${address}`, { method, headers: session, ...sent });
    if (!answer.ok) throw new Error(`${method} ${address} was answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  });
}
