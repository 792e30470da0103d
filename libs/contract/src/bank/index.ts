export * from './site-areas.js';
export * from './intermediary-login.js';
export * from './loan-application.js';
export * from './loan-details.js';
export * from './loan-schemas.js';
export * from './prepared-loans.js';
export * from './rates.js';
export * from './risk-figures.js';
export * from './store.js';

import type { Contract } from '../client.js';
import type { intermediaryLogin } from './intermediary-login.js';
import type { loanApplication } from './loan-application.js';
import type { loanDetails } from './loan-details.js';
import type { preparedLoans } from './prepared-loans.js';
import type { rates } from './rates.js';
import type { riskFigures } from './risk-figures.js';
import type { store } from './store.js';

/** Every operation of the bank's by its method and address. */
export type BankContract = Contract<
  [
    typeof intermediaryLogin,
    typeof loanApplication,
    typeof loanDetails,
    typeof preparedLoans,
    typeof rates,
    typeof riskFigures,
    typeof store,
  ]
>;
