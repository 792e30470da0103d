import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { parseLocalisedPath, type MissingText } from '@statewise/i18n';
import { renderToReadableStream } from 'react-dom/server';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, RouterContextProvider, type EntryContext } from 'react-router';
import { inlineStyles } from '@statewise/site-content';
import { hostContext } from './host.js';
import { loadEveryLanguage, textsIn } from './messages/loaded.js';
import { drawIslands } from './islands/draw-islands.js';
import { DrawIslandProvider } from './islands/island.js';
import { SiteDocument, type DocumentProps } from './page/document.js';
import type { PageData } from './page/page-data.js';
import { withStyles, type StyledDocument } from './page/site-styles.js';
import type { PageModule, PageState } from './page/page-state.js';
import { offeredOf, pathsOf } from './shell/addresses.js';

await loadEveryLanguage();

/** Renders the whole page before it is sent, so that it can be tagged and reads without script; one that cannot be drawn says so by a page that can. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { noteFailure } = context.get(hostContext);
  const answer = ({ html, sources }: StyledDocument, answered: number): Response => {
    headers.set('Content-Type', 'text/html; charset=utf-8');
    headers.set(inlineStyles, sources);
    return new Response(html, { status: answered, headers });
  };
  const state = stateOf(request, status, entry, noteFailure);
  const files = filesOf(entry);
  try {
    const page: PageModule | undefined = entry.routeModules[state.route ?? ''];
    return answer(await htmlOf({ state, page, ...files }), status);
  } catch (failure) {
    const { locale, path, search } = state;
    const plain = { status: 500, reference: noteFailure(failure), locale, path, search };
    return answer(await htmlOf({ state: plain, page: undefined, ...files }), 500);
  }
}

/** What a loader threw; without this the router would write it to the console. */
export function handleError(failure: unknown, { context }: { readonly context: unknown }): void {
  if (isRouteErrorResponse(failure)) return;
  if (context instanceof RouterContextProvider) context.get(hostContext).noteFailure(failure);
}

async function htmlOf(given: Omit<DocumentProps, 'about' | 'onMissing'>): Promise<StyledDocument> {
  let failure: unknown;
  // No part of a page may wait for script to be put in its place.
  const stream = await renderToReadableStream(documentOf(given), {
    progressiveChunkSize: Infinity,
    onError: (error) => void (failure ??= error),
  });
  await stream.allReady;
  if (failure !== undefined) throw failure;
  const html = await text(stream);
  const { development, page } = given;
  return development ? { html, sources: `'nonce-${development.nonce}'` } : withStyles(html, page?.styles);
}

function documentOf(given: Omit<DocumentProps, 'about' | 'onMissing'>): ReactNode {
  const missing: MissingText[] = [];
  const onMissing = (text: MissingText): void => void missing.push(text);
  const about = pageDataOf(given.state, missing);
  return (
    <DrawIslandProvider value={drawIslands(about, textsIn(about.locale.language), onMissing)}>
      <SiteDocument {...given} {...{ about, onMissing }} />
    </DrawIslandProvider>
  );
}

/** What the scripts of a page get to know; `missing` is filled while the page is drawn. */
function pageDataOf({ locale, path, search, layout, data }: PageState, missing: readonly MissingText[]): PageData {
  return {
    locale,
    path,
    search,
    paths: pathsOf(data),
    offered: offeredOf(data),
    isLanguageChecked: layout?.isLanguageChecked ?? true,
    texts: layout?.texts,
    missing,
  };
}

function stateOf(
  request: Request,
  status: number,
  { staticHandlerContext: { matches, loaderData, errors } }: EntryContext,
  noteFailure: () => string,
): PageState {
  const { pathname: path, search } = new URL(request.url);
  const locale = parseLocalisedPath(path)?.locale ?? loaderData['root']?.wanted ?? { country: 'ot', language: 'en' };
  const route = matches.at(-1)?.route.id;
  const layout = loaderData['routes/locale'] ?? loaderData['root']?.layout;
  const failed = { status, locale, path, search, layout, ...(status >= 500 && { reference: noteFailure() }) };
  if (errors !== null || route === undefined) return failed;
  return { route, status, locale, path, search, layout, data: loaderData[route] };
}

/** The styles and scripts of a page, as the build names them. */
function filesOf({ manifest, staticHandlerContext: { matches } }: EntryContext): {
  readonly styles: string;
  readonly script: string;
  readonly preloads: string[];
  readonly development: DocumentProps['development'];
} {
  const routes = ['root', ...matches.map(({ route }) => route.id)].flatMap((id) => manifest.routes[id] ?? []);
  return {
    styles: routes.flatMap(({ css }) => css ?? [])[0] ?? '',
    script: manifest.entry.module,
    preloads: manifest.entry.imports,
    development: manifest.hmr && { refresh: manifest.hmr.runtime, nonce: randomBytes(18).toString('base64url') },
  };
}
