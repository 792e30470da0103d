import { createRequest, RequestFailure, type FlowClient, type Request } from '@statewise/flow-client';
import { provider, reportOnce, type Locale, type ReportMissing } from '@statewise/i18n';
import { createContext, use, type ReactNode } from 'react';
import { arrivalOf, localeOf, type Arrival } from './address.js';
import { type Choice, type Dropdowns, fetchDropdowns, once, rememberOnce } from '@statewise/wizard';
import { fetchLoanCatalogue, type LoanCatalogue, type Route } from './api/loan-catalogue.js';
import { fetchStores } from './api/stores.js';
import { resumeApplication, type Resumption } from './resume/resume-application.js';
import { openLoan } from './start/open-loan.js';

/** What the pages need from outside; made once, when the front end starts. */
export interface Services {
  readonly locale: Locale;
  readonly arrival: Arrival;
  readonly request: Request;
  readonly storage: Storage;
  /** What can be borrowed by the applicant's route. */
  readonly loans: (route: Route) => Promise<LoanCatalogue>;
  /** The application of a code whose loan is to be changed, opened once a visit; undefined for an unknown code. */
  readonly loanOf: (code: string, visit: string) => Promise<FlowClient | undefined>;
  /** The application of a code in an address, opened once a visit. */
  readonly resumption: (code: string, visit: string) => Promise<Resumption>;
  readonly dropdowns: () => Promise<Dropdowns>;
  readonly stores: () => Promise<readonly Choice[]>;
  /** The application of this tab; its chart is fetched when the first page needs it. */
  readonly application: () => Promise<FlowClient>;
  readonly reportMissing: ReportMissing;
}

const ServicesContext = createContext<Services | undefined>(undefined);

export function ServicesProvider({
  services,
  children,
}: {
  readonly services: Services;
  readonly children: ReactNode;
}): ReactNode {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === undefined) throw new Error(`${provider.name}: a page stands outside its services`);
  return services;
}

/** The services of a browser tab. */
export function createServices({
  location,
  document,
  sessionStorage: storage,
}: Pick<Window, 'location' | 'document' | 'sessionStorage'>): Services {
  const locale = localeOf(location.pathname);
  const request = createRequest({ language: locale.language });
  const dropdowns = once(() => fetchDropdowns(request, locale.language));
  const stores = once(() => fetchStores(request));
  const openApplication = async (): Promise<FlowClient> => {
    const { fetchScreens, openLoanClient } = await import('./wizard/loan-client.js');
    const client = await openLoanClient({ request, storage });
    // What the next steps need is fetched beside the first one: the network may be gone by then.
    void Promise.allSettled([fetchScreens(), dropdowns(), stores()]);
    return client;
  };
  const application = once(openApplication);
  return {
    locale,
    arrival: rememberOnce(
      storage,
      'statewise.arrival',
      arrivalOf(document.referrer, location.search),
      ({ isStaff }) => isStaff,
    ),
    request,
    storage,
    dropdowns,
    stores,
    loans: once((route: Route) => fetchLoanCatalogue(request, route, locale.language)),
    loanOf: once((code: string, _visit: string) => openLoan(application, code)),
    application,
    resumption: once((code: string, _visit: string) => resumeApplication({ request, application }, code)),
    reportMissing: reportOnce(
      ({ key, language, area }) => void report(request, { content: key, context: area ?? 'loan', lang: language }),
    ),
  };
}

/** A report that does not arrive must never disturb the applicant. */
async function report(request: Request, missing: object): Promise<void> {
  try {
    await request('/translations/report', { method: 'POST', body: missing });
  } catch (failure) {
    if (!(failure instanceof RequestFailure)) throw failure;
  }
}
