import { setTimeout as sleep } from 'node:timers/promises';
import type { Request } from 'express';
import { dateOf } from '@statewise/finance';
import { languageOr } from '@statewise/i18n';
import type { SiteServer } from '@statewise/site-content';
import { Cache } from '@statewise/server/platform/http/cache.js';
import type { SiteVersion } from '../site-version.js';
import { siteMailTexts } from '../site-texts.js';
import type { SiteAnswer } from './site-answer.js';

/** A page that was drawn for one request. */
export interface DrawnPage {
  readonly answer: SiteAnswer;
  /** Whether everybody who made the same choices may be shown it. */
  readonly isForAll: boolean;
}

/** Draws a page when its turn comes; undefined where `isWanted` is false by then. */
export type DrawPage = (isWanted: () => boolean) => Promise<DrawnPage | undefined>;

/** What depends on the day changes this many seconds later at the latest; what is stored, at once. */
const keptFor = 60;

/** A page takes some hundred kilobytes. */
const max = 300;

/** Milliseconds that a page waits for the version of the content: a database that says nothing is away. */
const timeout = 2_000;

/** A page as it was last drawn. */
interface LastPage {
  readonly answer: SiteAnswer;
  readonly drawnAt: number;
}

/**
 * Pages that were drawn, for all who ask for the same, until something of the site's content changes. While the database is
 * away they are shown as they last were, and say so.
 */
export class PageCache {
  private readonly kept = new Cache<SiteAnswer | undefined>({ seconds: keptFor, max });
  private readonly last = new Map<string, LastPage>();

  constructor(
    private readonly site: SiteServer,
    private readonly version: SiteVersion,
  ) {}

  /** The page that a request asks for: one that was drawn before, or one that is drawn now, once for all who ask at once. */
  async answer(request: Request, isWanted: () => boolean, draw: DrawPage): Promise<SiteAnswer | undefined> {
    const { method, url, path, headers } = request;
    // Readers do not share an answered form, a search or a preview.
    const isOwn = method === 'POST' || url.includes('?');
    const document = isOwn ? undefined : this.site.documentKey?.(path, headers.cookie ?? '');
    if (document === undefined) return (await draw(isWanted))?.answer;
    const version = await Promise.race([this.version.read().catch(() => undefined), sleep(timeout, undefined, unref)]);
    if (version === undefined) return this.lastOf(document) ?? (await draw(isWanted))?.answer;
    const key = [version, dateOf(new Date().toISOString()), document].join(' ');
    let own: SiteAnswer | undefined;
    const shared = await this.kept.get(key, async () => {
      const drawn = await draw(() => true);
      own = drawn?.answer;
      if (drawn?.isForAll !== true) return undefined;
      return this.keepLast(document, drawn.answer);
    });
    const answer = own ?? shared ?? (await draw(isWanted))?.answer;
    return answer?.status === unavailable ? (this.lastOf(document) ?? answer) : answer;
  }

  /** The page as it is kept: one that has not changed is the one that was there, compressed by now. */
  private keepLast(document: string, drawn: SiteAnswer): SiteAnswer {
    const known = this.last.get(document)?.answer;
    const answer = known?.tag === drawn.tag ? known : drawn;
    this.last.delete(document);
    this.last.set(document, { answer, drawnAt: Date.now() });
    const [oldest] = this.last.keys();
    if (this.last.size > max && oldest !== undefined) this.last.delete(oldest);
    return answer;
  }

  private lastOf(document: string): SiteAnswer | undefined {
    const last = this.last.get(document);
    return last && stalePage(last.answer, Math.round((Date.now() - last.drawnAt) / 1_000));
  }
}

const unref = { ref: false };
const unavailable = 503;

/**
 * Returns a page that was drawn some seconds ago, for when it cannot be drawn anew: with a line above its content that says how
 * old it is, and with the headers by which caches say the same (RFC 9111, RFC 9211).
 */
function stalePage(page: SiteAnswer, seconds: number): SiteAnswer {
  const headers = [
    ['Age', String(seconds)],
    ['Cache-Status', `statewise; hit; ttl=-${seconds}; detail=stale`],
  ] as const;
  return page.changed((text) => text.replace(/<main\b[^>]*>/, (main) => `${main}${notice(text, seconds)}`), headers);
}

function notice(page: string, seconds: number): string {
  const [, language] = /<html\b[^>]*\blang="([a-z]{2})/.exec(page) ?? [];
  const minutes = String(Math.max(1, Math.round(seconds / 60)));
  return `<p role="status">${siteMailTexts[languageOr(language)].stalePage.replace('{minutes}', minutes)}</p>`;
}
