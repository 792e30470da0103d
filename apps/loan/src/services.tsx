import { createRequest, RequestFailure, type FlowClient, type Request } from '@statewise/flow-client';
import { provider, reportOnce, type Locale, type ReportMissing } from '@statewise/i18n';
import { createContext, use, type ReactNode } from 'react';
import { arrivalOf, localeOf, type Arrival } from './address.js';
import { fetchDropdowns, type Choice, type Dropdowns } from './api/dropdowns.js';
import { fetchLoanCatalogue, type LoanCatalogue, type Route } from './api/loan-catalogue.js';
import { fetchStores } from './api/stores.js';
import { rememberOnce } from './remember.js';

/** What the pages need from outside; made once, when the front end starts. */
export interface Services {
  readonly locale: Locale;
  readonly arrival: Arrival;
  readonly request: Request;
  readonly storage: Storage;
  /** What can be borrowed by the applicant's route. */
  readonly loans: (route: Route) => Promise<LoanCatalogue>;
  readonly dropdowns: () => Promise<Dropdowns>;
  readonly stores: () => Promise<readonly Choice[]>;
  /** The application of this tab; its chart is fetched when the first page needs it. */
  readonly application: () => Promise<FlowClient>;
  readonly reportMissing: ReportMissing;
}

const ServicesContext = createContext<Services | undefined>(undefined);

export function ServicesProvider({ services, children }: { readonly services: Services; readonly children: ReactNode }): ReactNode {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === undefined) throw new Error(`${provider.name}: a page stands outside its services`);
  return services;
}

/** The services of a browser tab. */
export function createServices({ location, document, sessionStorage: storage }: Pick<Window, 'location' | 'document' | 'sessionStorage'>): Services {
  const locale = localeOf(location.pathname);
  const request = createRequest({ language: locale.language });
  const arrival = rememberOnce(storage, 'statewise.arrival', () => arrivalOf(document.referrer, location.search));
  const services: Services = {
    locale,
    arrival,
    request,
    storage,
    loans: byArgument((route) => fetchLoanCatalogue(request, route, locale.language)),
    dropdowns: once(() => fetchDropdowns(request, locale.language)),
    stores: once(() => fetchStores(request)),
    application: once(async () => (await import('./wizard/loan-client.js')).openLoanClient({ request, storage })),
    reportMissing: reportOnce(({ key, language, area }) => void report(request, { content: key, context: area ?? 'loan', lang: language })),
  };
  return services;
}

/** A report that does not arrive must never disturb the applicant. */
async function report(request: Request, missing: object): Promise<void> {
  try {
    await request('/translations/report', { method: 'POST', body: missing });
  } catch (failure) {
    if (!(failure instanceof RequestFailure)) throw failure;
  }
}

/** Remembers a promise while it is under way and when it was kept; one that broke is made anew the next time. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  const kept = byArgument(() => make());
  return () => kept('');
}

function byArgument<A extends string, T>(make: (argument: A) => Promise<T>): (argument: A) => Promise<T> {
  const made = new Map<A, Promise<T>>();
  return (argument) => {
    const known = made.get(argument);
    if (known !== undefined) return known;
    const promise = make(argument);
    made.set(argument, promise);
    promise.catch(() => made.delete(argument));
    return promise;
  };
}
