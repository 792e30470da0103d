import type { Flow } from '@statewise/flow';
import { businessAccountFlow } from './e-banking/index.js';
import { loanApplicationFlow } from './loan-application/index.js';
import { storeFlow } from './store/index.js';

/** Every persisted flow. */
export const flows: readonly Flow[] = [loanApplicationFlow, businessAccountFlow, storeFlow];
