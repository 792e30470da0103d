import type { PlatformContract } from '@statewise/contract';
import type { BankContract } from '@statewise/contract/bank';

/** The operations that the console calls. */
export type ConsoleContract = PlatformContract & BankContract;
