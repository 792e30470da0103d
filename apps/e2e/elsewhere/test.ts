import type { OtherBrowser } from '@statewise/tools/testing/other-browsers';
import { test as base } from '../harness/bank-test.ts';
import { startFirefox } from '../harness/remote/firefox.ts';
import { RemotePage } from '../harness/remote/remote-page.ts';
import type { RemoteSession } from '../harness/remote/session.ts';
import { startWebkit } from '../harness/remote/webkit.ts';
import { startTimeout } from '../harness/statewise.ts';

export interface ElsewhereOptions {
  readonly otherBrowser: OtherBrowser | undefined;
}

interface ElsewhereWorker extends ElsewhereOptions {
  readonly session: RemoteSession;
}

interface ElsewhereFixtures {
  readonly remote: RemotePage;
}

/** A test in the browser of its project, with the product running; both are started once. */
export const test = base.extend<ElsewhereFixtures, ElsewhereWorker>({
  otherBrowser: [undefined, { scope: 'worker', option: true }],
  session: [
    async ({ otherBrowser: browser }, use) => {
      if (browser === undefined) throw new Error('The project names no browser.');
      const session = await (browser.name === 'firefox' ? startFirefox : startWebkit)(browser.program);
      await use(session);
      await session.end();
    },
    { scope: 'worker', timeout: startTimeout },
  ],
  remote: async ({ session, statewise }, use) => use(new RemotePage(session, statewise.url)),
});
