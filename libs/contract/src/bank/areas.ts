import type { Contract } from '../client.js';
import { businessAccount, businessSummary } from './business-account.js';
import { businessQuestions } from './business-questions.js';
import { accountDocuments, loanDocumentRemoval, loanDocuments } from './documents.js';
import { blog } from './blog.js';
import { contact } from './contact.js';
import { dropdowns } from '../dropdowns.js';
import { editing } from './editing.js';
import { feeds } from './feeds.js';
import { intermediaryLogin } from './intermediary-login.js';
import { jobs } from './jobs.js';
import { loanApplication } from './loan-application.js';
import { loanDetails } from './loan-details.js';
import { media } from './media.js';
import { preparedLoans } from './prepared-loans.js';
import { rates } from './rates.js';
import { reviews } from './reviews.js';
import { riskFigures } from './risk-figures.js';
import { search } from './search.js';
import { store } from './store.js';
import { subscribe } from './subscribe.js';
import { translations } from './translations.js';

/** The bank's operations by area. */
export const bankAreas = [
  accountDocuments,
  blog,
  businessAccount,
  businessQuestions,
  businessSummary,
  loanDocumentRemoval,
  loanDocuments,
  contact,
  dropdowns,
  editing,
  feeds,
  intermediaryLogin,
  jobs,
  loanApplication,
  loanDetails,
  media,
  preparedLoans,
  rates,
  reviews,
  riskFigures,
  search,
  store,
  subscribe,
  translations,
] as const;

/** Every operation of the bank's by its method and address. */
export type BankContract = Contract<typeof bankAreas>;
