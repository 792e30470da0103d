import type { Request } from 'express';
import type { SiteServer } from '@statewise/site-content';
import { Cache } from '@statewise/server/platform/http/cache.js';
import type { SiteVersion } from '../site-version.js';
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

/** Pages that were drawn, for all who ask for the same, until something of the site's content changes. */
export class PageCache {
  private readonly kept = new Cache<SiteAnswer | undefined>({ seconds: keptFor, max });

  constructor(
    private readonly site: SiteServer,
    private readonly version: SiteVersion,
  ) {}

  /** The page that a request asks for: one that was drawn before, or one that is drawn now, once for all who ask at once. */
  async answer(request: Request, isWanted: () => boolean, draw: DrawPage): Promise<SiteAnswer | undefined> {
    const key = await this.keyOf(request);
    if (key === undefined) return (await draw(isWanted))?.answer;
    let own: SiteAnswer | undefined;
    const shared = await this.kept.get(key, async () => {
      const drawn = await draw(() => true);
      own = drawn?.answer;
      return drawn?.isForAll === true ? drawn.answer : undefined;
    });
    return own ?? shared ?? (await draw(isWanted))?.answer;
  }

  /** Returns the key of a page that readers share; undefined for an answered form, a search or a preview. */
  private async keyOf({ method, url, path, headers: { cookie = '' } }: Request): Promise<string | undefined> {
    if (method === 'POST' || url.includes('?')) return undefined;
    const document = this.site.documentKey?.(path, cookie);
    if (document === undefined) return undefined;
    try {
      return [await this.version.read(), new Date().toISOString().slice(0, 10), document].join(' ');
    } catch {
      // Without the database there is no page; drawing it says so.
      return undefined;
    }
  }
}
