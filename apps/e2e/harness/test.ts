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

/** A test with the product running. */
export const test = base.extend<VisitorFixtures, WorkerFixtures>({
  statewise: startedBy(() => Statewise.start()),
  visitor: async ({ page, statewise }, use) => {
    await acceptPrivacy(page.context(), statewise.url);
    await use(page);
  },
});

export { expect } from '@playwright/test';
