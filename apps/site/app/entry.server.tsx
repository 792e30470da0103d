import { text } from 'node:stream/consumers';
import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { hostContext } from './host.js';
import { loadEveryLanguage } from './messages/loaded.js';

await loadEveryLanguage();

/** Renders the whole page before it is sent, so that it can be tagged and reads without script. */
export default async function handleRequest(request: Request, status: number, headers: Headers, entry: EntryContext, context: RouterContextProvider): Promise<Response> {
  const { nonce } = context.get(hostContext);
  let failure: unknown;
  const stream = await renderToReadableStream(<ServerRouter context={entry} url={request.url} nonce={nonce} />, { nonce, progressiveChunkSize: Infinity, onError: (error) => void (failure ??= error) });
  await stream.allReady;
  if (failure !== undefined) throw failure;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(await text(stream), { status, headers });
}
