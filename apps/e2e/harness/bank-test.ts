import { anApplicant, type SampleApplicant } from './applicant.ts';
import { BusinessApi } from './business-api.ts';
import { BusinessWizard } from './business-wizard.ts';
import { LoanApi } from './loan-api.ts';
import { BankStatewise } from './bank-statewise.ts';
import { StoreWizard } from './store-wizard.ts';
import { Wizard } from './wizard.ts';
import { startedBy, test as base, type WorkerFixtures } from './test.ts';

export interface Fixtures {
  /** An applicant whose application will be granted; another one in every test. */
  readonly applicant: SampleApplicant;
  /** The loan application in English in this test's own browser context. */
  readonly wizard: Wizard;
  /** The application for a business account in English in this test's own browser context. */
  readonly business: BusinessWizard;
  /** Brings applications for business accounts to the step that a journey is about. */
  readonly businessApi: BusinessApi;
  /** The app of the partner's stores in English in this test's own browser context. */
  readonly shop: StoreWizard;
  /** Brings loan applications on that were begun elsewhere. */
  readonly loanApi: LoanApi;
}

/** A test with the bank running. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  statewise: startedBy(() => BankStatewise.start()),
  // eslint-disable-next-line no-empty-pattern
  applicant: async ({}, use, testInfo) => use(anApplicant(testInfo.titlePath.join())),
  wizard: async ({ page, statewise }, use) => use(new Wizard(page, statewise.url)),
  business: async ({ page, statewise }, use) => use(new BusinessWizard(page, statewise.url)),
  businessApi: async ({ statewise }, use) => use(new BusinessApi(statewise.url)),
  shop: async ({ page, statewise }, use) => use(new StoreWizard(page, statewise.url)),
  loanApi: async ({ statewise }, use) => use(new LoanApi(statewise.url)),
});

export { expect } from '@playwright/test';
export { widths } from './test.ts';
