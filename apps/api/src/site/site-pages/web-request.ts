import type { IncomingMessage } from 'node:http';
import { Problem } from '@statewise/server/platform/problem/problem.js';

/** The site's forms are a few fields long. */
const bodyLimit = 16_384;

/** A request as the site reads it; refuses bodies that no form of the site sends. */
export async function webRequest(
  request: IncomingMessage,
  scheme: 'http' | 'https',
  ownHost: string,
): Promise<Request> {
  const { method = 'GET' } = request;
  const address = [request.headers.host, ownHost]
    .map((host) => `${scheme}://${host}${request.url ?? '/'}`)
    .find((candidate) => URL.canParse(candidate));
  if (address === undefined) throw new Problem('REQUEST.MALFORMED');
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && !name.startsWith(':'))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  // What a page is does not depend on whether its text is wanted too.
  if (method === 'GET' || method === 'HEAD') return new Request(address, { headers });
  return new Request(address, { method, headers, body: await bodyOf(request) });
}

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers['content-length']) > bodyLimit) throw new Problem('REQUEST.TOO_LARGE');
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request) {
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      if (size > bodyLimit) throw new Problem('REQUEST.TOO_LARGE');
      chunks.push(bytes);
    }
  } catch (error) {
    // Who sends has gone.
    throw error instanceof Problem ? error : new Problem('REQUEST.MALFORMED');
  }
  return Buffer.concat(chunks, size);
}
