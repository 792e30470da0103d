import { join } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Config } from '../config/config.js';
import type { SecurityHeaders } from '../http/security-headers.js';
import { languageOf } from '../problem/language.js';
import { readBuiltFiles, type BuiltFile } from './built-files.js';
import { declaredFrontEnds, type FrontEnd } from './declared-front-ends.js';
import { sendFile } from './send-file.js';

interface Served extends FrontEnd {
  readonly files: ReadonlyMap<string, BuiltFile>;
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
      frontEnds.map(async (frontEnd) => ({
        ...frontEnd,
        files: await readBuiltFiles(join(appsFolder, frontEnd.app, 'dist')),
      })),
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
        const file = frontEnd.files.get(asset ? path.slice(frontEnd.base.length) : 'index.html');
        if (file === undefined) return next();
        headers.protectPage(response);
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
