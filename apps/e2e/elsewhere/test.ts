import { test as base } from '@playwright/test';
import type { OtherBrowser } from '@statewise/tools/testing/other-browsers';
import { anApplicant, type SampleApplicant } from '../harness/applicant.ts';
import { BusinessApi } from '../harness/business-api.ts';
import { LoanApi } from '../harness/loan-api.ts';
import { startFirefox } from '../harness/remote/firefox.ts';
import { RemotePage } from '../harness/remote/remote-page.ts';
import type { RemoteSession } from '../harness/remote/session.ts';
import { startWebkit } from '../harness/remote/webkit.ts';
import { BankStatewise } from '../harness/bank-statewise.ts';
import { startTimeout, type Statewise } from '../harness/statewise.ts';
import { startedBy } from '../harness/test.ts';

export interface ElsewhereOptions {
  readonly otherBrowser: OtherBrowser | undefined;
}

interface ElsewhereWorker extends ElsewhereOptions {
  readonly statewise: Statewise;
  readonly session: RemoteSession;
}

interface ElsewhereFixtures {
  readonly remote: RemotePage;
  readonly applicant: SampleApplicant;
  readonly loanApi: LoanApi;
  readonly businessApi: BusinessApi;
}

/** A test in the browser of its project, with the product running; both are started once. */
export const test = base.extend<ElsewhereFixtures, ElsewhereWorker>({
  otherBrowser: [undefined, { scope: 'worker', option: true }],
  statewise: startedBy(() => BankStatewise.start()),
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
  // eslint-disable-next-line no-empty-pattern
  applicant: async ({}, use, testInfo) => use(anApplicant(testInfo.titlePath.join())),
  loanApi: async ({ statewise }, use) => use(new LoanApi(statewise.url)),
  businessApi: async ({ statewise }, use) => use(new BusinessApi(statewise.url)),
});
