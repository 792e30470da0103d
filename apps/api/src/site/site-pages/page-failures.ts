import { newFailureReference } from '@statewise/i18n';
import type { SiteHost } from '@statewise/site-content';
import type { Log } from '@statewise/server/platform/logging/log.js';
import { asProblem } from '@statewise/server/platform/problem/as-problem.js';
import { describe } from '@statewise/server/platform/problem/problem.filter.js';

/** Seconds after which a page is worth asking for again whose database was away. */
const againAfter = 2;

/** Notes what fails while one page is made, all of it under one reference. */
export class PageFailures {
  private reference: string | undefined;
  private isOutage = false;

  constructor(private readonly log: Log) {}

  readonly note: SiteHost['noteFailure'] = (failure) => {
    this.reference ??= newFailureReference();
    if (failure !== undefined) {
      this.isOutage ||= asProblem(failure).code === 'DEPENDENCY.DOWN';
      this.log.error({ reference: this.reference, ...describe(failure) }, 'a page could not be made');
    }
    return this.reference;
  };

  /** A page that says that it failed, with the status that says why: whatever was away comes back, and the page with it. */
  statedBy(page: Response): Response {
    if (page.status < 500 || !this.isOutage) return page;
    const headers = new Headers(page.headers);
    headers.set('Retry-After', String(againAfter));
    return new Response(page.body, { status: 503, headers });
  }
}
