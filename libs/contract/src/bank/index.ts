import type { Contract } from '../client.js';
import * as areas from './areas.js';

export * from './site-areas.js';
export * from './blog.js';
export * from './business-account.js';
export * from './business-questions.js';
export * from './business-schemas.js';
export * from './contact.js';
export * from './documents.js';

export * from './editing.js';
export * from './language-state.js';
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

/** The bank's operations by area. */
export const bankAreas = Object.values(areas);

/** Every operation of the bank's by its method and address. */
export type BankContract = Contract<typeof bankAreas>;
