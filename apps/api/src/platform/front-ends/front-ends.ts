import { join } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { schemeIn, schemes, type Scheme } from '@statewise/site-content';
import { Config } from '../config/config.js';
import { etagOf } from '../http/etag.js';
import type { SecurityHeaders } from '../http/security-headers.js';
import { languageOf } from '../problem/language.js';
import { readBuiltFiles, type BuiltFile } from './built-files.js';
import { declaredFrontEnds, type FrontEnd } from './declared-front-ends.js';
import { sendFile } from './send-file.js';

interface Served extends FrontEnd {
  readonly files: ReadonlyMap<string, BuiltFile>;
  /** Its page in the colours that a visitor chose. */
  readonly chosen: ReadonlyMap<Scheme, BuiltFile>;
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
        return { ...frontEnd, files, chosen: inEachScheme(files.get('index.html')) };
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
        const file = asset ? frontEnd.files.get(path.slice(frontEnd.base.length)) : pageOf(frontEnd, request);
        if (file === undefined) return next();
        headers.protectPage(response);
        if (!asset) response.setHeader('Vary', 'Cookie');
        return sendFile(request, response, file, asset && path !== `${frontEnd.base}index.html` ? forever : 'no-cache');
      }
      next();
    };
  }

  /** The page to open when nothing else stands at the root. */
  startPage(request: Request): string {
    const language = languageOf(request);
    return `/${language === 'en' ? 'mt' : 'be'}-${language}/loan-application/`;
  }
}

/** The page comes in the chosen colours, so that it never stands in others first. */
function pageOf({ files, chosen }: Served, { headers }: Request): BuiltFile | undefined {
  const scheme = schemeIn(headers.cookie ?? '');
  return (scheme && chosen.get(scheme)) ?? files.get('index.html');
}

function inEachScheme(page: BuiltFile | undefined): ReadonlyMap<Scheme, BuiltFile> {
  if (page === undefined) return new Map();
  const html = page.plain.toString();
  return new Map(
    schemes.map((scheme) => {
      const plain = Buffer.from(
        html.replace('<html', `<html data-theme="${scheme}"`).replace('content="light dark"', `content="${scheme}"`),
      );
      return [scheme, { type: page.type, etag: etagOf(plain), plain }];
    }),
  );
}
