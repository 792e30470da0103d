import type { Option } from '@statewise/ui';
import { bank } from '../bank.js';

const noStores = (): readonly Option[] => [];

/** The stores for which people of a partner work, to choose from; none where the bank has no partner. */
export const useStores = bank.useStores ?? noStores;
