import { operationsIn, platformAreas } from '@statewise/contract';
import { bankAreas } from '@statewise/contract/bank';

/** Every operation of this installation: the platform's and the bank's. */
export const operations = operationsIn(platformAreas, bankAreas);
