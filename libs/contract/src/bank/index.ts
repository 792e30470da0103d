export * from './site-areas.js';
export * from './blog.js';
export * from './business-account.js';
export * from './business-questions.js';
export * from './business-schemas.js';
export * from './contact.js';
export * from './documents.js';
export * from './dropdowns.js';
export * from './editing.js';
export * from './feeds.js';
export * from './intermediary-login.js';
export * from './jobs.js';
export * from './loan-application.js';
export * from './loan-details.js';
export * from './loan-schemas.js';
export * from './media.js';
export * from './prepared-loans.js';
export * from './rates.js';
export * from './reviews.js';
export * from './risk-figures.js';
export * from './search.js';
export * from './store.js';
export * from './subscribe.js';
export * from './translations.js';

import type { Contract } from '../client.js';
import type { businessAccount, businessSummary } from './business-account.js';
import type { businessQuestions } from './business-questions.js';
import type { accountDocuments, loanDocumentRemoval, loanDocuments } from './documents.js';
import type { blog } from './blog.js';
import type { contact } from './contact.js';
import type { dropdowns } from './dropdowns.js';
import type { editing } from './editing.js';
import type { feeds } from './feeds.js';
import type { intermediaryLogin } from './intermediary-login.js';
import type { jobs } from './jobs.js';
import type { loanApplication } from './loan-application.js';
import type { loanDetails } from './loan-details.js';
import type { media } from './media.js';
import type { preparedLoans } from './prepared-loans.js';
import type { rates } from './rates.js';
import type { reviews } from './reviews.js';
import type { riskFigures } from './risk-figures.js';
import type { search } from './search.js';
import type { store } from './store.js';
import type { subscribe } from './subscribe.js';
import type { translations } from './translations.js';

/** Every operation of the bank's by its method and address. */
export type BankContract = Contract<
  [
    typeof accountDocuments,
    typeof blog,
    typeof businessAccount,
    typeof businessQuestions,
    typeof businessSummary,
    typeof loanDocumentRemoval,
    typeof loanDocuments,
    typeof contact,
    typeof dropdowns,
    typeof editing,
    typeof feeds,
    typeof intermediaryLogin,
    typeof jobs,
    typeof loanApplication,
    typeof loanDetails,
    typeof media,
    typeof preparedLoans,
    typeof rates,
    typeof reviews,
    typeof riskFigures,
    typeof search,
    typeof store,
    typeof subscribe,
    typeof translations,
  ]
>;
