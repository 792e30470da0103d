import { test as base, type Page, type WorkerFixture } from '@playwright/test';
import { acceptPrivacy } from './accept-privacy.ts';
import { startTimeout, Statewise } from './statewise.ts';

export interface WorkerFixtures {
  /** The running product; every worker has its own. */
  readonly statewise: Statewise;
}

export interface VisitorFixtures {
  /** A page of a browser that has accepted the privacy policy. */
  readonly visitor: Page;
}

/** A product that each worker starts once. */
export const startedBy = (start: () => Promise<Statewise>): [WorkerFixture<Statewise, object>, WorkerScope] => [
  // Playwright reads the names in the braces, also when there are none.
  // eslint-disable-next-line no-empty-pattern
  async ({}, use) => {
    const statewise = await start();
    await use(statewise);
    await statewise.stop();
  },
  { scope: 'worker', timeout: startTimeout },
];

interface WorkerScope {
  readonly scope: 'worker';
  readonly timeout: number;
}

const phone = { width: 360, height: 740 };

/** For a journey that is made at both: it is made once, at the width of a desktop, unless the width is what it is about. */
export const widths = ['@phone', '@desktop'] as const;

/** A test with the product running; one that is tagged `@phone` has the width, the touch and the motion of one. */
export const test = base.extend<VisitorFixtures, WorkerFixtures>({
  viewport: async ({ viewport }, use, { tags }) => use(tags.includes('@phone') ? phone : viewport),
  contextOptions: async ({ contextOptions }, use, { tags }) =>
    use(tags.includes('@phone') ? { ...contextOptions, reducedMotion: 'no-preference' } : contextOptions),
  hasTouch: async ({ hasTouch }, use, { tags }) => use(hasTouch || tags.includes('@phone')),
  statewise: startedBy(() => Statewise.start()),
  visitor: async ({ page, statewise }, use) => {
    await acceptPrivacy(page.context(), statewise.url);
    await use(page);
  },
});

export { expect } from '@playwright/test';
