import { join } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { languages, parseLocalisedPath, type Language } from '@statewise/i18n';
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
  /** Its page by the language that its address says, and by colours. */
  readonly drawn: (language: Language | undefined, scheme: Scheme | undefined) => AppPage | undefined;
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
        return { ...frontEnd, files, drawn: pagesOf(files.get('index.html')) };
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

/** The page comes in the chosen colours and the language of its address, so that it never stands in others first. */
function pageOf({ drawn }: Served, { path, headers }: Request): AppPage | undefined {
  return drawn(parseLocalisedPath(path)?.locale.language, schemeIn(headers.cookie ?? ''));
}

/** The pages made of a built one: in each language and in none, in each colours and in those of the visitor's system; none where it is not built. */
function pagesOf(page: BuiltFile | undefined): Served['drawn'] {
  if (page === undefined) return () => undefined;
  const html = page.plain.toString();
  const pages = [undefined, ...languages].map((language) => {
    const inLanguage = withLanguage(html, language);
    const chosen = schemes.map((scheme) => [scheme, appPage(withScheme(inLanguage, scheme))] as const);
    return [language, new Map<Scheme | undefined, AppPage>([[undefined, appPage(inLanguage)], ...chosen])] as const;
  });
  const byLanguage = new Map(pages);
  return (language, scheme) => byLanguage.get(language)?.get(scheme);
}

/** Leaves out what is loaded ahead for other languages, and for any where the address says none. */
function withLanguage(html: string, language: Language | undefined): string {
  return html
    .replace('<html lang="en"', `<html lang="${language ?? 'en'}"`)
    .replaceAll(/\s*<link [^>]*hreflang="([a-z]+)"[^>]*>/g, (link, of) => (of === language ? link : ''));
}

function withScheme(html: string, scheme: Scheme): string {
  return html.replace('<html', `<html data-theme="${scheme}"`).replace('content="light dark"', `content="${scheme}"`);
}
