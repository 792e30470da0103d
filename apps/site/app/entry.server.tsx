import { text } from 'node:stream/consumers';
import { parseLocalisedPath } from '@statewise/i18n';
import { renderToReadableStream } from 'react-dom/server';
import type { EntryContext, RouterContextProvider } from 'react-router';
import { hostContext } from './host.js';
import { loadEveryLanguage } from './messages/loaded.js';
import { Document } from './page/document.js';
import type { PageState } from './page/page-state.js';
import { pages } from './page/pages.js';

await loadEveryLanguage();

/** Renders the whole page before it is sent, so that it can be tagged and reads without script. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(hostContext);
  const state = stateOf(request, status, entry);
  const page = state.route === undefined ? undefined : await pages[state.route]?.();
  let failure: unknown;
  const document = <Document {...{ state, page, nonce }} {...filesOf(entry)} />;
  // No part of a page may wait for script to be put in its place.
  const stream = await renderToReadableStream(document, {
    nonce,
    progressiveChunkSize: Infinity,
    onError: (error) => void (failure ??= error),
  });
  await stream.allReady;
  if (failure !== undefined) throw failure;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(await text(stream), { status, headers });
}

function stateOf(
  request: Request,
  status: number,
  { staticHandlerContext: { matches, loaderData, errors } }: EntryContext,
): PageState {
  const { pathname: path, search } = new URL(request.url);
  const locale = parseLocalisedPath(path)?.locale ?? loaderData['root']?.wanted ?? { country: 'ot', language: 'en' };
  const route = matches.at(-1)?.route.id;
  const layout = loaderData['routes/locale'];
  if (errors !== null || route === undefined) return { status, locale, path, search, layout };
  return { route, status, locale, path, search, layout, data: loaderData[route] };
}

/** The styles and scripts of a page, as the build names them. */
function filesOf({ manifest, staticHandlerContext: { matches } }: EntryContext): {
  readonly styles: string[];
  readonly script: string;
  readonly preloads: string[];
  readonly refresh: string | undefined;
} {
  const routes = ['root', ...matches.map(({ route }) => route.id)].flatMap((id) => manifest.routes[id] ?? []);
  const own = new Set(manifest.entry.imports);
  const ofPage = manifest.routes[matches.at(-1)?.route.id ?? '']?.imports ?? [];
  return {
    styles: [...new Set(routes.flatMap(({ css }) => css ?? []))],
    script: manifest.entry.module,
    preloads: [...new Set([...own, ...ofPage])],
    refresh: manifest.hmr?.runtime,
  };
}
