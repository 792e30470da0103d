import type { LoanPlan } from '@statewise/finance';
import type { FlowClient } from '@statewise/flow-client';
import { once, ownServices, rememberOnce, type WizardServices } from '@statewise/wizard';
import type { PriceCountry, Route } from '@statewise/fields';
import { fetchLoanCatalogue, type LoanCatalogue } from '@statewise/lending';
import { arrivalOf, type Arrival } from './start/arrival.js';
import type { ArrivedDocuments } from './api/documents.js';
import { recallLoan, type LoanChoice } from './start/loan-choice.js';

/** What the pages of the loan application need besides what every wizard has. */
export interface LoanServices {
  readonly arrival: Arrival;
  /** What can be borrowed by the applicant's route, in a store where one prepared the application. */
  readonly loans: (route: Route, storeNumber?: string) => Promise<LoanCatalogue>;
  /** The same; undefined where the server does not answer, for pages that do without. */
  readonly loansIfKnown: (route: Route, storeNumber?: string) => Promise<LoanCatalogue | undefined>;
  /** What the loan chosen in the calculator costs; undefined where none was chosen or the server does not answer. */
  readonly chosenPlan: () => Promise<LoanPlan | undefined>;
  /** The same of a loan that is being typed, at the prices of its application's country. */
  readonly planOf: (choice: LoanChoice, country: PriceCountry) => Promise<LoanPlan | undefined>;
  /** What has arrived with an application, read once for each of its versions. */
  readonly documents: (code: string, version: string) => Promise<ArrivedDocuments>;
  /** The application of a code whose loan is to be changed, opened once a visit; undefined where that is refused. */
  readonly loanOf: (code: string, visit: string) => Promise<FlowClient | undefined>;
}

export const { Provider: LoanProvider, useServices: useLoanServices } = ownServices(createLoanServices);

function createLoanServices({ application, locale, request, storage }: WizardServices): LoanServices {
  const planOfChoice = once(async (chosen: string, country: PriceCountry) =>
    (await import('./api/chosen-plan.js')).fetchChosenPlan(request, chosen, country),
  );
  const loans = once((route: Route, storeNumber?: string) =>
    fetchLoanCatalogue(request, { route, ...(storeNumber !== undefined && { storeNumber }) }),
  );
  return {
    arrival: rememberOnce(
      storage,
      'statewise.arrival',
      arrivalOf(document.referrer, location.search),
      ({ isStaff }) => isStaff,
    ),
    loans,
    loansIfKnown: once((...of: Parameters<typeof loans>) => loans(...of).catch(() => undefined)),
    chosenPlan: () => planOfChoice(JSON.stringify(recallLoan(storage) ?? null), locale.country),
    planOf: (choice: LoanChoice, country: PriceCountry) => planOfChoice(JSON.stringify(choice), country),
    documents: once(async (code: string, _version: string) =>
      (await import('./api/documents.js')).fetchDocuments(request, code),
    ),
    loanOf: once(async (code: string, _visit: string) =>
      (await import('./start/open-loan.js')).openLoan(application, code),
    ),
  };
}
