import { join } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { schemeIn, schemes, type Scheme } from '@statewise/i18n/scheme';
import { Config } from '../config/config.js';
import type { SecurityHeaders } from '../http/security-headers.js';
import { languageOf } from '../problem/language.js';
import { Problem } from '../problem/problem.js';
import { appPage, sendAppPage, type AppPage } from './app-page.js';
import { readBuiltFiles, type BuiltFile } from './built-files.js';
import { declaredFrontEnds, type FrontEnd } from './declared-front-ends.js';
import { sendFile } from './send-file.js';

interface Served extends FrontEnd {
  readonly files: ReadonlyMap<string, BuiltFile>;
  /** Its page in the colours that a visitor chose, and in those of their system; empty where it is not built. */
  readonly drawn: ReadonlyMap<Scheme | undefined, AppPage>;
}

const forever = 'public, max-age=31536000, immutable';

/** Serves the built front ends from memory: their assets for ever, their pages asked for anew each time. */
@Injectable()
export class FrontEnds implements OnModuleInit {
  private served: readonly Served[] = [];

  constructor(private readonly config: Config) {}

  async onModuleInit(): Promise<void> {
    const { appsFolder } = this.config;
    const frontEnds = await declaredFrontEnds(appsFolder);
    this.served = await Promise.all(
      frontEnds.map(async (frontEnd) => {
        const files = await readBuiltFiles(join(appsFolder, frontEnd.app, 'dist'));
        return { ...frontEnd, files, drawn: inEachScheme(files.get('index.html')) };
      }),
    );
  }

  handler(headers: SecurityHeaders) {
    return (request: Request, response: Response, next: NextFunction): void => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return next();
      const { path } = request;
      for (const frontEnd of this.served) {
        const asset = path.startsWith(frontEnd.base);
        if (!asset && !frontEnd.pages.test(path)) continue;
        response.locals['route'] = asset ? `${frontEnd.base}*` : frontEnd.route;
        if (!asset || path === `${frontEnd.base}index.html`) {
          const page = pageOf(frontEnd, request);
          if (page === undefined) return next();
          response.setHeader('Vary', 'Cookie');
          return sendAppPage(request, response, page, headers);
        }
        const file = frontEnd.files.get(path.slice(frontEnd.base.length));
        if (file === undefined) return next();
        headers.protectPage(response);
        return sendFile(request, response, file, forever);
      }
      next();
    };
  }

  /** Whether a path belongs to a front end for the bank's own people. */
  isInside(path: string): boolean {
    return this.served.some(({ isInside, base, pages }) => isInside && (path.startsWith(base) || pages.test(path)));
  }

  /** The page to open when nothing else stands at the root; `REQUEST.NOT_FOUND` where no front end is declared to start there. */
  startPage(request: Request): string {
    const startPath = this.served.map((frontEnd) => frontEnd.startPath).find((path) => path !== undefined);
    if (startPath === undefined) throw new Problem('REQUEST.NOT_FOUND');
    const language = languageOf(request);
    return `/${language === 'en' ? 'mt' : 'be'}-${language}${startPath}/`;
  }
}

/** The page comes in the chosen colours, so that it never stands in others first. */
function pageOf({ drawn }: Served, { headers }: Request): AppPage | undefined {
  return drawn.get(schemeIn(headers.cookie ?? ''));
}

function inEachScheme(page: BuiltFile | undefined): Served['drawn'] {
  if (page === undefined) return new Map();
  const html = page.plain.toString();
  const chosen = schemes.map((scheme) => {
    const inScheme = html
      .replace('<html', `<html data-theme="${scheme}"`)
      .replace('content="light dark"', `content="${scheme}"`);
    return [scheme, appPage(inScheme)] as const;
  });
  return new Map<Scheme | undefined, AppPage>([[undefined, appPage(html)], ...chosen]);
}
