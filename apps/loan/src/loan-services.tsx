import type { FlowClient } from '@statewise/flow-client';
import { once, rememberOnce, useWizard, type WizardServices } from '@statewise/wizard';
import { createContext, use, useState, type ReactNode } from 'react';
import type { Route } from '@statewise/fields';
import { fetchLoanCatalogue, type LoanCatalogue } from '@statewise/wizard/loan';
import { arrivalOf, type Arrival } from './start/arrival.js';
import { openLoan } from './start/open-loan.js';

/** What the pages of the loan application need besides what every wizard has. */
export interface LoanServices {
  readonly arrival: Arrival;
  /** What can be borrowed by the applicant's route. */
  readonly loans: (route: Route) => Promise<LoanCatalogue>;
  /** The application of a code whose loan is to be changed, opened once a visit; undefined for an unknown code. */
  readonly loanOf: (code: string, visit: string) => Promise<FlowClient | undefined>;
}

const LoanContext = createContext<LoanServices | undefined>(undefined);

export function LoanProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const wizard = useWizard();
  const [services] = useState(() => createLoanServices(wizard));
  return <LoanContext value={services}>{children}</LoanContext>;
}

export function useLoanServices(): LoanServices {
  const services = use(LoanContext);
  if (services === undefined) throw new Error('a page of the loan application stands outside its services');
  return services;
}

function createLoanServices({ application, locale, request, storage }: WizardServices): LoanServices {
  return {
    arrival: rememberOnce(
      storage,
      'statewise.arrival',
      arrivalOf(document.referrer, location.search),
      ({ isStaff }) => isStaff,
    ),
    loans: once((route: Route) => fetchLoanCatalogue(request, { route, language: locale.language })),
    loanOf: once((code: string, _visit: string) => openLoan(application, code)),
  };
}
