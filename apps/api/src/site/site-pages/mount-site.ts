import { join } from 'node:path';
import type { NextFunction, Request, Response } from 'express';
import { searchesOfAddress } from '@statewise/contract/bank';
import type { SiteHost, SiteReader, SiteServer } from '@statewise/site-content';
import { Config } from '@statewise/server/platform/config/config.js';
import { readBuiltFiles, type BuiltFile } from '@statewise/server/platform/front-ends/built-files.js';
import { isOpened } from '@statewise/server/platform/front-ends/front-ends.js';
import { forever, KeptAssets } from '@statewise/server/platform/front-ends/kept-assets.js';
import { sendFile } from '@statewise/server/platform/front-ends/send-file.js';
import type { MountPages, PageHost } from '@statewise/server/platform/http/page-host.js';
import { Origins } from '@statewise/server/platform/http/origins.js';
import { ConcurrencyLimit } from '@statewise/server/platform/http/concurrency-limit.js';
import { Log } from '@statewise/server/platform/logging/log.js';
import { Problem } from '@statewise/server/platform/problem/problem.js';
import type { RequestWithActor } from '@statewise/server/platform/auth/access.js';
import { RateLimits } from '@statewise/server/platform/rate-limit/rate-limits.js';
import { Previews, type Preview } from '../../editing/previews.service.js';
import { Articles } from '../blog/articles.js';
import { Pages } from '../pages/pages.js';
import { SiteContent } from '../site-content.js';
import { SiteVersion } from '../site-version.js';
import { Vacancies } from '../vacancies/vacancies.js';
import { FormPages } from './form-pages.js';
import { PageCache, type DrawnPage } from './page-cache.js';
import { lastResort } from './last-resort.js';
import { PageFailures } from './page-failures.js';
import { previewReader } from './preview-reader.js';
import { sendAnswer, SiteAnswer } from './site-answer.js';
import { webRequest } from './web-request.js';
import { access } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { isPageAddress, type RouteTable } from '@statewise/server/platform/http/route-table.js';

/** Loads the built site; undefined when it is not built. */
async function loadSite(file: string): Promise<SiteServer | undefined> {
  try {
    await access(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  // React looks for it by itself, and draws pages many times slower where it does not find it.
  process.env['NODE_ENV'] ??= 'production';
  const built: unknown = await import(pathToFileURL(file).href);
  if (!isSite(built)) throw new Error(`${file} is no site: it has no function named handle.`);
  return built;
}

function isSite(built: unknown): built is SiteServer {
  return typeof built === 'object' && built !== null && 'handle' in built && typeof built.handle === 'function';
}

const oneHour = 'public, max-age=3600';

/** Serves the server-rendered site: its files from memory, its pages by asking it. Without a build there is no site. */
export const mountSite: MountPages = async (host) => {
  const { appsFolder, siteServer } = host.app.get(Config);
  const folder = join(appsFolder, 'site/build');
  const site = await loadSite(siteServer ?? join(folder, 'server/index.js'));
  if (site === undefined) return;
  const files = await readBuiltFiles(join(folder, 'client'));
  await host.app.get(KeptAssets).keep('/', files);
  host.server.use(siteHandler(site, files, host));
};

/** What pages are asked with: some other methods are not even words that a request may be made of. */
const methods = ['GET', 'HEAD', 'POST'];

/** A page takes some megabytes while it is drawn: more at once would be ready no sooner. */
const drawnAtOnce = { atOnce: 4, waiting: 500 };

function siteHandler(site: SiteServer, files: ReadonlyMap<string, BuiltFile>, { app, headers, routes }: PageHost) {
  const drawing = new ConcurrencyLimit(drawnAtOnce);
  const { publicUrl, secure } = app.get(Config);
  const reader: SiteReader = app.get(SiteContent, { strict: false });
  const ownHost = new URL(publicUrl).host;
  const log = app.get(Log);
  const limits = app.get(RateLimits);
  const origins = app.get(Origins);
  const assets = app.get(KeptAssets);
  const previews = app.get(Previews, { strict: false });
  const drawers = {
    articles: app.get(Articles, { strict: false }),
    pages: app.get(Pages, { strict: false }),
    vacancies: app.get(Vacancies, { strict: false }),
  };
  const kept = new PageCache(site, app.get(SiteVersion, { strict: false }));
  const hostOfPage = (noteFailure: SiteHost['noteFailure'], form?: SiteHost['form'], shown = reader): SiteHost => ({
    reader: shown,
    publicUrl,
    noteFailure,
    form,
  });
  app.get(FormPages, { strict: false }).mount(async (request, response, { path, status, form }) => {
    const { cookie = '' } = request.headers;
    const asked = new globalThis.Request(`${publicUrl}${path}`, { headers: { cookie } });
    const failures = new PageFailures(log);
    const send = async (): Promise<void> => {
      const answer = await site.handle(asked, hostOfPage(failures.note, form));
      const page = new globalThis.Response(answer.body, { status, headers: answer.headers });
      await sendAnswer(request, response, await SiteAnswer.of(failures.statedBy(page)), headers.protectPage);
    };
    await drawing.take(send, () => !response.closed);
  });
  return (request: Request & Partial<RequestWithActor>, response: Response, next: NextFunction): void => {
    const { method, path } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    const isAsset = path.startsWith('/_site/');
    const file = isRead ? files.get(path.slice(1)) : undefined;
    if (file || isAsset) response.locals['route'] = '/_site/*';
    if (file) return sendFile(request, response, file, isAsset ? forever : oneHour);
    if (isRead && isAsset) return assets.answer(request, response, next, headers);
    if (addressKind(request, routes) === 'other') return next();
    if (origins.isCrossSite(request)) throw new Problem('REQUEST.CROSS_SITE');
    response.locals['route'] = '/:locale/*';
    if (!methods.includes(method)) {
      response.setHeader('Allow', methods.join(', '));
      throw new Problem('REQUEST.METHOD');
    }
    if (isSearch(request)) limits.take(searchesOfAddress, request.address ?? 'unknown');
    const page = async (asked: globalThis.Request, preview?: Preview): Promise<DrawnPage> => {
      const failures = new PageFailures(log);
      const shown = new NotedQuestions(preview ? previewReader(reader, drawers, preview) : reader);
      const pageHost = hostOfPage(failures.note, undefined, shown.reader);
      const drawn = await site.handle(asked, pageHost);
      // Nothing but a page that could not even say that it failed is no page.
      const isPage = drawn.status !== 500 || isHtml(drawn);
      const stated = failures.statedBy(isPage ? drawn : await lastResort(request, pageHost));
      const answer = await SiteAnswer.of(stated);
      const { status, cookies } = answer;
      return { answer, isForAll: status === 200 && answer.isPage && cookies.length === 0 && !shown.hasAsked };
    };
    const isWanted = (): boolean => !response.closed;
    const answer = async (): Promise<void> => {
      const { preview: token } = request.query;
      const preview = typeof token === 'string' ? await previews.open(token) : undefined;
      const drawn = await kept.answer(request, isWanted, async (stillWanted) => {
        // Read before its turn comes: other readers do not wait for a slow sender.
        const asked = await webRequest(request, secure ? 'https' : 'http', ownHost);
        return drawing.take(() => page(asked, preview), stillWanted);
      });
      if (drawn?.status === 405) {
        response.setHeader('Allow', 'GET, HEAD');
        if (!drawn.isPage) throw new Problem('REQUEST.METHOD');
      }
      const protect = preview ? headers.protectFramedPage : headers.protectPage;
      if (drawn) await sendAnswer(request, response, drawn, protect);
    };
    answer().catch(next);
  };
}

/** The page that shows what was found, or its data: it searches like the endpoint, and counts like it. */
export const isSearch = ({ path, query }: Pick<Request, 'path' | 'query'>): boolean =>
  query['q'] !== undefined && /\/search(?:\/*_?\.data)?\/*$/i.test(readable(path));

/** The address as the site's router reads it, which takes any case and signs that are written as digits. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}

const isHtml = (answer: globalThis.Response): boolean =>
  answer.headers.get('Content-Type')?.startsWith('text/html') ?? false;

const localised = /^\/(?:[a-z]{2}-)?[a-z]{2}(?:\/|\.data$|$)/i;

/**
 * Whether the site answers an address. It has everything below what looks like a country and language, the root, and
 * whatever else a browser opens that is no endpoint, so that people read a page where there is nothing.
 */
export function addressKind(
  request: Pick<Request, 'path' | 'method' | 'headers'>,
  routes: Pick<RouteTable, 'methodsOf'>,
): 'page' | 'other' {
  const { path } = request;
  if (path === '/' || path === '/_root.data') return 'page';
  const isWanted = localised.test(path) || isOpened(request);
  return isWanted && isPageAddress(path, routes) ? 'page' : 'other';
}

/** Knows whether a page asks its reader a question: another reader is asked another one. */
class NotedQuestions {
  hasAsked = false;
  readonly reader: SiteReader;

  constructor(reader: SiteReader) {
    this.reader = {
      ...reader,
      humanQuestion: () => {
        const question = reader.humanQuestion();
        this.hasAsked ||= question !== undefined;
        return question;
      },
    };
  }
}
