import { join } from 'node:path';
import { Controller, Injectable, type OnModuleInit } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { startPage } from '@statewise/contract';
import { languageIn, parseLocalisedPath } from '@statewise/i18n';
import { Config } from '../config/config.js';
import { Handles, type Input } from '../http/handles.js';
import { Origins } from '../http/origins.js';
import type { SecurityHeaders } from '../http/security-headers.js';
import { languageOf } from '../problem/language.js';
import { Problem } from '../problem/problem.js';
import { sendAppPage } from './app-page.js';
import { AppPages } from './app-pages.js';
import { readBuiltFiles, type BuiltFile } from './built-files.js';
import { declaredFrontEnds, type FrontEnd } from './declared-front-ends.js';
import { forever, KeptAssets } from './kept-assets.js';
import { sendFile } from './send-file.js';

interface Served extends FrontEnd {
  readonly files: ReadonlyMap<string, BuiltFile>;
  /** Undefined where it is not built. */
  readonly built: AppPages | undefined;
}

/** Serves the built front ends from memory: their assets for ever, their pages asked for anew each time. */
@Injectable()
export class FrontEnds implements OnModuleInit {
  private served: readonly Served[] = [];

  constructor(
    private readonly config: Config,
    private readonly origins: Origins,
    private readonly kept: KeptAssets,
  ) {}

  async onModuleInit(): Promise<void> {
    const { appsFolder } = this.config;
    const frontEnds = await declaredFrontEnds(appsFolder);
    this.served = await Promise.all(
      frontEnds.map(async (frontEnd) => {
        const files = await readBuiltFiles(join(appsFolder, frontEnd.app, 'dist'));
        await this.kept.keep(frontEnd.base, files);
        return { ...frontEnd, files, built: pagesOf(frontEnd, files) };
      }),
    );
  }

  handler(headers: SecurityHeaders) {
    return (request: Request, response: Response, next: NextFunction): void => {
      const { method, path } = request;
      if (method === 'POST' && request.is('urlencoded')) return this.accept(request, response, next);
      if (method !== 'GET' && method !== 'HEAD') return next();
      for (const frontEnd of this.served) {
        const asset = path.startsWith(frontEnd.base);
        if (!asset && !frontEnd.pages.test(path)) continue;
        response.locals['route'] = asset ? `${frontEnd.base}*` : frontEnd.route;
        if (!asset || path === `${frontEnd.base}index.html`) {
          if (frontEnd.built === undefined) return next();
          const inAddress = parseLocalisedPath(path)?.locale.language;
          const { cookie: cookies = '' } = request.headers;
          const page = frontEnd.built.for({
            path,
            language: inAddress ?? languageIn(cookies) ?? languageOf(request),
            hasQuery: request.url.includes('?'),
            cookies,
          });
          response.setHeader('Vary', inAddress ? 'Cookie' : 'Cookie, Accept-Language');
          return sendAppPage(request, response, page, headers);
        }
        const file = frontEnd.files.get(path.slice(frontEnd.base.length));
        if (file === undefined) return this.kept.answer(request, response, next, headers);
        headers.protectPage(response);
        return sendFile(request, response, file, forever);
      }
      next();
    };
  }

  /** Answers the form in front of a page that was drawn ahead: the page comes again without it. */
  private accept(request: Request, response: Response, next: NextFunction): void {
    const { path } = request;
    const frontEnd = this.served.find(({ pages }) => pages.test(path));
    const accepted = frontEnd?.built?.acceptedAt(path);
    if (frontEnd === undefined || accepted === undefined) return next();
    if (this.origins.isCrossSite(request)) throw new Problem('REQUEST.CROSS_SITE');
    response.locals['route'] = frontEnd.route;
    response.setHeader('Set-Cookie', this.config.secure ? `${accepted}; Secure` : accepted);
    response.redirect(303, path);
  }

  /** Whether a path belongs to a front end for the bank's own people. */
  isInside(path: string): boolean {
    return this.served.some(({ isInside, base, pages }) => isInside && (path.startsWith(base) || pages.test(path)));
  }

  /** The front end that is declared to start at the root; undefined where none is. */
  get start(): Served | undefined {
    return this.served.find(({ startPath }) => startPath !== undefined);
  }

  /** The page to open when nothing else stands at the root; `REQUEST.NOT_FOUND` where no front end is declared to start there. */
  startPage(request: Request): string {
    if (this.start === undefined) throw new Problem('REQUEST.NOT_FOUND');
    const language = languageOf(request);
    return `/${language === 'en' ? 'mt' : 'be'}-${language}${this.start.startPath}/`;
  }
}

/** Whether a browser opens what it asks for, so that a person reads the answer. */
export const isOpened = ({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(headers.accept ?? '');

function pagesOf(frontEnd: FrontEnd, files: ReadonlyMap<string, BuiltFile>): AppPages | undefined {
  const [html, views] = ['index.html', 'first-views.json'].map((name) => files.get(name)?.plain.toString());
  return html === undefined ? undefined : new AppPages(html, frontEnd, views && JSON.parse(views));
}

/** Stands at the root as long as no site does. */
@Controller()
export class StartPageController {
  constructor(private readonly frontEnds: FrontEnds) {}

  @Handles(startPage.open)
  open({ request }: Input<typeof startPage.open>, response: Response): void {
    response.redirect(302, this.frontEnds.startPage(request));
  }
}
