// The bank's operations by area: each one that is exported here is a part of the contract.

export { businessAccount, businessSummary } from './business-account.js';
export { businessQuestions } from './business-questions.js';
export { accountDocuments, loanDocumentRemoval, loanDocuments } from './documents.js';
export { blog } from './blog.js';
export { contact } from './contact.js';
export { dropdowns } from '../dropdowns.js';
export { editing } from './editing.js';
export { feeds } from './feeds.js';
export { intermediaryLogin } from './intermediary-login.js';
export { jobs } from './jobs.js';
export { loanApplication } from './loan-application.js';
export { loanDetails } from './loan-details.js';
export { media } from './media.js';
export { preparedLoans } from './prepared-loans.js';
export { rates } from './rates.js';
export { reviews } from './reviews.js';
export { riskFigures } from './risk-figures.js';
export { search } from './search.js';
export { store } from './store.js';
export { subscribe } from './subscribe.js';
export { translations } from './translations.js';
