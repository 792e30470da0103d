import type { BrowserContext } from '@playwright/test';
import { ConsolePage, type Colleague } from '../harness/console-page.ts';
import { test as base } from '../harness/bank-test.ts';
import { CaseScreen } from './screens/case-screen.ts';
import { surroundingsOf, type PlayerOptions } from './api-player.ts';

interface Fixtures {
  /** Opens the console of another admin than the one who acts over the API. */
  readonly office: () => Promise<CaseScreen>;
}

interface WorkerFixtures {
  readonly surroundings: Omit<PlayerOptions, 'uploads'>;
  readonly secondAdmin: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** Paths take longer than a sign-in counts as confirmed, and are not about that. */
const staysFresh = "update session set confirmed_at = now() + interval '1 day'";

/** A test with what every path of a server shares. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  surroundings: [
    async ({ statewise }, use) => {
      // The store that the samples name.
      await statewise.runSql(
        "insert into store (store_number, name, city) values ('042', 'Bathline Mechelen', 'Mechelen') on conflict do nothing",
      );
      const surroundings = await surroundingsOf(statewise);
      await statewise.runSql(staysFresh);
      await use(surroundings);
    },
    { scope: 'worker' },
  ],
  secondAdmin: [
    async ({ statewise, browser }, use) => {
      const context = await browser.newContext();
      const office = new ConsolePage(await context.newPage(), statewise.url);
      const colleague: Colleague = await office.colleague('admin', 'Maria Borg');
      await statewise.ageAccounts();
      await office.signIn(colleague);
      await statewise.runSql(staysFresh);
      await use(await context.storageState());
      await context.close();
    },
    { scope: 'worker' },
  ],
  office: async ({ browser, statewise, secondAdmin }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ storageState: secondAdmin });
      contexts.push(context);
      return new CaseScreen(await context.newPage(), statewise.url);
    });
    for (const context of contexts) await context.close();
  },
});

export { expect } from '../harness/bank-test.ts';
