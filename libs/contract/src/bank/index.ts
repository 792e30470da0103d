export * from './reviews.js';

import type { Contract } from '../client.js';
import type { reviews } from './reviews.js';

/** Every operation of the bank's by its method and address. */
export type BankContract = Contract<[typeof reviews]>;
